import type { Call } from '#platform/shared/call.ts'
import type { Database } from '../database.ts'
import type { By } from './by.ts'
import { recordAudit } from './entry.ts'

const formats = ['csv', 'xlsx']
/** Of filters their choices, ids and days are kept; what somebody typed may be a name. */
const plain = /^[\w:.-]{1,40}$/

/**
 * Writes down that a list leaves as a file: pages say so with `X-Export` when they read the first page or piece of it.
 * Whoever reads a list by hand needs not say so; what is read page by page is no file.
 */
export async function noteExport(
  db: Database,
  call: Call,
  header: string | string[] | undefined,
  { query, reply }: { query: unknown; reply: unknown },
  by: By,
): Promise<void> {
  if (typeof header !== 'string' || !formats.includes(header)) return
  const {
    pageNum = 1,
    Beyond,
    pageSize: _size,
    sort: _sort,
    search,
    ...filters
  } = (query ?? {}) as Record<string, unknown>
  if (pageNum !== 1 || Beyond !== undefined || !Array.isArray((reply as { Items?: unknown } | null)?.Items)) return
  const kept = Object.entries(filters).filter(([, value]) => value !== undefined && plain.test(String(value)))
  await recordAudit(
    db,
    {
      kind: 'platform.exportList',
      subject: ['list', 0],
      data: {
        call: call.path,
        format: header,
        rows: (reply as { Total?: number }).Total ?? null,
        ...(kept.length > 0 && { filters: Object.fromEntries(kept) }),
        ...(search ? { searched: true } : {}),
      },
    },
    by,
  )
}

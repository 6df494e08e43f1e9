import type { Call } from '#platform/shared/call.ts'
import { send } from '../../client.ts'
import { listInput } from '../list-input.ts'
import { mostRows } from './most.ts'

const pageSize = 100

/** Every row that the list finds, page by page, at most as many as an export. */
export async function everyRow<Row>(
  call: Call,
  input: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let pageNum = 1; ; pageNum++) {
    const page = (await send<any>(call, listInput(call, { ...input, pageNum, pageSize }), { signal })) as {
      Items: Row[]
      Total: number
    }
    rows.push(...page.Items)
    if (rows.length >= page.Total || page.Items.length === 0 || rows.length >= mostRows) return rows.slice(0, mostRows)
  }
}

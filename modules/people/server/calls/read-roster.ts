import { attachFile } from '#platform/server/files/store.ts'
import { readOwnFile } from '#platform/server/files/read.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { rosterCalls } from '../../contract/calls.ts'
import { emptyRoster, tooManyRows, unreadableRoster } from '../../contract/refusals.ts'
import { isBlank } from '../../rules/roster/check.ts'
import { guessMapping } from '../../rules/roster/header.ts'
import { missingFields } from '../../rules/roster/mapping.ts'
import { rosterActions, rosterCounts, rowsToShow } from '../../rules/roster/overview.ts'
import { checkStoredRoster } from '../roster-check.ts'
import { readRosterFile, readRosterText } from '../roster-file.ts'
import { addRoster, findRoster } from '../store/rosters.ts'

const mostRows = 5000

type Reading = Pick<Asked<never>, 'db' | 'actor' | 'files'> & {
  readonly body: {
    readonly FileID: number | null
    readonly FileName?: string | undefined
    readonly Text?: string | undefined
  }
}

async function rowsOf({ body, ...asked }: Reading): Promise<{ name: string; rows: string[][] }> {
  if (body.FileID === null) return { name: body.FileName ?? 'roster.csv', rows: readRosterText(body.Text ?? '') }
  const { name, bytes } = await readOwnFile(asked, body.FileID, 'roster')
  return { name, rows: (await readRosterFile(name, bytes)) ?? refuse(unreadableRoster) }
}

export const readRoster: Handler<typeof rosterCalls.readRoster> = async (asked) => {
  const { db, actor, body, record } = asked
  const { name, rows } = await rowsOf(asked)
  const [header = [], ...lines] = rows
  const roster = lines.map((cells, at) => ({ row: at + 2, cells }))
  const filled = roster.filter((row) => !isBlank(row)).length
  if (filled === 0) refuse(emptyRoster)
  if (filled > mostRows) refuse(tooManyRows, { rows: filled, limit: mostRows })
  const saved = await addRoster(db, actor, { fileName: name, header, rows: roster, mapping: guessMapping(header) })
  if (body.FileID !== null) await attachFile(db, actor, body.FileID, 'roster', ['rosterImport', saved.ID])
  await record({ kind: 'rosterRead', subject: ['rosterImport', saved.ID], data: { rows: filled } })
  return saved
}

export const getRoster: Handler<typeof rosterCalls.getRoster> = async ({ db, actor, query, now, vault }) => {
  const roster = (await findRoster(db, actor, query.ID)) ?? refuse(notFound)
  const checked = await checkStoredRoster({ db, vault, now }, roster)
  const counts = rosterCounts(roster.rows, checked)
  const shown = rowsToShow(roster.rows, checked, query.show)
  const from = (query.pageNum - 1) * query.pageSize
  return {
    ID: roster.id,
    FileName: roster.fileName,
    State: roster.state,
    Version: roster.version,
    OrganizationID: roster.organizationId,
    Header: [...roster.header],
    Mapping: [...roster.mapping],
    MissingFields: missingFields(roster.mapping),
    Counts: counts,
    Items: shown.slice(from, from + query.pageSize).map((row) => ({
      Row: row.row,
      Cells: [...row.cells],
      IsSkipped: row.isSkipped ?? false,
      Findings: checked.findings
        .filter((finding) => finding.row === row.row)
        .map(({ column, code, severity, otherRow }) => ({
          Column: column,
          Code: code,
          Severity: severity,
          OtherRow: otherRow,
        })),
    })),
    Total: shown.length,
    Result: roster.result && { ...roster.result, Invited: roster.result.Invited ?? 0 },
    Actions: rosterActions(roster.state, missingFields(roster.mapping).length, counts),
  }
}

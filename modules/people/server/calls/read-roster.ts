import { writeNew } from '#platform/server/acts/write-act.ts'
import { attachFile } from '#platform/server/files/store.ts'
import { readOwnFile } from '#platform/server/files/read.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import { notAllowed, notFound, refuse } from '#platform/shared/refusal.ts'
import type { rosterCalls } from '../../contract/calls.ts'
import { isBlank } from '../../rules/roster/check.ts'
import type { RosterKind } from '../../rules/roster/fields.ts'
import { headerRowOf } from '../../rules/roster/find-header.ts'
import { missingFields } from '../../rules/roster/mapping.ts'
import { headerChoices, rosterNotes } from '../../rules/roster/notes.ts'
import { serialDays } from '../../rules/roster/serial-days.ts'
import { inOrder } from '../../rules/roster/outcomes.ts'
import { rosterActions, rosterCounts, rowsToShow } from '../../rules/roster/overview.ts'
import { noun } from '../acts/roster-noun.ts'
import { checkStoredRoster, epochOf } from '../roster/check-stored.ts'
import { placed, rowsOfRoster, rowsOfTable, sheetOf } from '../roster/place-header.ts'
import { readRosterTables } from '../roster/read-file.ts'
import type { ReadTables } from '#platform/server/sheets/table.ts'
import { mayImport } from '../../rules/roster-kinds.ts'
import { addRoster, findRoster, madePeople } from '../store/roster/rosters.ts'

type Reading = Pick<Asked<never>, 'db' | 'actor' | 'files'> & {
  readonly body: {
    readonly Kind: RosterKind
    readonly FileID: number | null
    readonly FileName?: string | undefined
    readonly Text?: string | undefined
  }
}

async function tablesOf({ body, ...asked }: Reading): Promise<{ name: string; read: ReadTables }> {
  if (body.FileID === null) {
    const name = body.FileName ?? 'roster.csv'
    return { name, read: await readRosterTables({ name, text: body.Text ?? '', sheet: null, kind: body.Kind }) }
  }
  const { name, bytes } = await readOwnFile(asked, body.FileID, 'roster')
  return { name, read: await readRosterTables({ name, bytes, sheet: null, kind: body.Kind }) }
}

export const readRoster: Handler<typeof rosterCalls.readRoster> = async (asked) => {
  const { db, actor, body } = asked
  const { Kind: kind } = body
  if (!mayImport(actor, kind)) refuse(notAllowed)
  const { name, read } = await tablesOf(asked)
  const roster = placed(rowsOfTable(read), headerRowOf(read.table.rows, kind).at + 1, sheetOf(read), kind)
  const saved = await addRoster(db, actor, { ...roster, kind, fileName: name, fileId: body.FileID })
  if (body.FileID !== null) await attachFile(db, actor, body.FileID, 'roster', ['rosterImport', saved.ID])
  const rows = roster.rows.filter((row) => !isBlank(row)).length
  await writeNew(asked, noun, { id: saved.ID }, 'readRoster', { rows })
  return saved
}

export const getRoster: Handler<typeof rosterCalls.getRoster> = async ({ db, actor, query, now, vault }) => {
  const roster = (await findRoster(db, actor, query.ID)) ?? refuse(notFound)
  // While its rows are being saved nothing is left to correct, and each of them would be known by now.
  const isSaving = roster.state === 'committing'
  const checked = await checkStoredRoster({ db, vault, now, actor }, isSaving ? { ...roster, rows: [] } : roster)
  const missing = missingFields(roster.mapping)
  const counts = rosterCounts(roster.rows, checked, missing.length === 0)
  const shown = rowsToShow(roster.rows, checked, query.show)
  const from = (query.pageNum - 1) * query.pageSize
  const outcomes = inOrder(roster.outcomes).slice(from, from + query.pageSize)
  const made = await madePeople(
    db,
    actor,
    roster.kind,
    outcomes.flatMap(({ code }) => code ?? []),
  )
  return {
    ID: roster.id,
    Kind: roster.kind,
    FileName: roster.fileName,
    State: roster.state,
    Version: roster.version,
    OrganizationID: roster.organizationId,
    Header: [...roster.header],
    HeaderRow: roster.headerRow,
    HeaderChoices: headerChoices(rowsOfRoster(roster)).map(({ row, cells }) => ({ Row: row, Cells: cells })),
    Sheet: roster.sheet,
    Sheets: [...roster.sheets],
    Notes: rosterNotes(roster).map(({ code, names }) => ({ Code: code, Names: [...names] })),
    Mapping: [...roster.mapping],
    MissingFields: missing,
    Counts: counts,
    Items: shown.slice(from, from + query.pageSize).map((row) => ({
      Row: row.row,
      Cells: [...row.cells],
      IsSkipped: row.isSkipped ?? false,
      Findings: checked.findings
        .filter((finding) => finding.row === row.row)
        .map(({ column, code, severity, otherRow, day, otherCode, reasons }) => ({
          Column: column,
          Code: code,
          Severity: severity,
          OtherRow: otherRow,
          Day: day,
          OtherCode: otherCode,
          Reasons: [...reasons],
        })),
      Days: serialDays(row, roster.mapping, epochOf(roster.epoch)).map(({ column, day }) => ({
        Column: column,
        Day: day,
      })),
    })),
    Total: shown.length,
    Result: roster.result && { Invited: 0, Refused: 0, ...roster.result },
    Progress: isSaving ? { Done: roster.outcomes.length, Of: roster.confirmed!.rows } : null,
    Outcomes: outcomes.map(({ row, code, findings }) => ({
      Row: row,
      Code: code,
      PersonID: made.get(code ?? '')?.id ?? null,
      FullName: made.get(code ?? '')?.name ?? null,
      Findings: [...findings],
    })),
    OutcomesTotal: roster.outcomes.length,
    Actions: rosterActions(roster.state, missing.length, counts),
  }
}

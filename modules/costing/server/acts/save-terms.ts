import { editTerms, type Editing } from '#modules/planning/server/public.ts'
import type { Argument } from '#platform/shared/call.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { costingCalls } from '../../contract/calls.ts'
import { repriced, type OtherPrice } from '../../rules/what-if.ts'
import { keptSheet } from '../store/sheets.ts'
import { ofPlanRow } from '../store/subjects.ts'
import { classRoomOf, instructorsOf } from './propose.ts'
import { saveSheet } from './save-sheet.ts'

type Row = Argument<typeof costingCalls.savePlanCosting>['body']['Rows'][number]

/** Writes what was tried out into a row of the plan, by planning's own act; another instructor or class room takes its price onto the sheet. */
export async function saveTerms(doing: Editing, { ID, Version, SheetVersion, ...terms }: Row): Promise<void> {
  const { db, actor } = doing
  const before = (await ofPlanRow(db, ID)) ?? refuse(notFound)
  const lead = before.instructorIds[0] ?? null
  await editTerms(doing, ID, Version, terms)
  const sheet = await keptSheet(db, before.kept)
  if (!sheet) return
  const others: OtherPrice[] = []
  if (terms.LeadInstructorID !== null && terms.LeadInstructorID !== lead)
    for (const { name, dailyFee } of await instructorsOf(db, actor, [terms.LeadInstructorID]))
      others.push({ kind: 'instructorDays', unit: dailyFee, note: name })
  const room = terms.ClassRoomID === before.classRoomId ? null : await classRoomOf(db, actor, terms.ClassRoomID)
  if (room) others.push({ kind: 'roomDays', unit: room.dayPrice, note: room.name })
  if (others.length === 0) return
  const { overheadPercent, targetMarginPercent } = sheet
  const lines = others.reduce<typeof sheet.lines>(repriced, sheet.lines)
  const subject = (await ofPlanRow(db, ID)) ?? before
  await saveSheet(doing, subject, { overheadPercent, targetMarginPercent, lines, renewRates: false }, SheetVersion)
}

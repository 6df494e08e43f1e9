import type { RecordNoun } from '#platform/web/record-sections.ts'
import type { Output } from '#platform/shared/call.ts'
import type { classesCalls } from '../../../contract/calls.ts'
import { isExamining, isTeaching } from '../../../rules/staff.ts'

export type OwnClassRecord = Output<typeof classesCalls.getOwnClass>

/** A practical assessor reaches neither attendance nor marks: of tabs that others' calls answer there are none. */
export function nounsOf({ Duties }: Pick<OwnClassRecord, 'Duties'>): RecordNoun[] {
  const nouns: RecordNoun[] = []
  if (Duties.some(({ Role }) => isTeaching(Role))) nouns.push('classInstructed')
  if (Duties.some(({ Role }) => isExamining(Role))) nouns.push('classExamined')
  return nouns
}

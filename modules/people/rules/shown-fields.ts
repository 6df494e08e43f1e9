import type { Role } from '#platform/shared/access.ts'

const visa = ['VisaKind', 'VisaNumber', 'VisaExpiresOn']

/**
 * Of a trainee who is somebody else, what a role has no use for: who teaches needs no birth date, no passport and no visa.
 * An organization registers its people, so it needs these; the scan, the family and a name still asked for are not its business.
 */
const hidden: Partial<Record<Role, readonly string[]>> = {
  instructor: ['BirthDate', 'PassportEnding', 'PassportExpiresOn', 'PassportFile', ...visa],
  evaluator: ['BirthDate', 'PassportEnding', 'PassportExpiresOn', 'PassportFile', ...visa],
  customer: ['PassportFile', 'MaritalStatusID', 'MaritalStatusName', 'NameChange', 'NameAsked', 'CompetitionCode'],
}

/** Whether a list is asked by what the role does not see: whom it then showed would tell it. */
export const asksHidden = (role: Role, asked: object): boolean =>
  Object.entries(asked).some(([field, value]) => value !== undefined && hidden[role]?.includes(field))

/** The record as this role sees it: what it has no use for is null. */
export function shownTo<R extends object>(role: Role, isOwn: boolean, record: R): R {
  const fields = isOwn ? undefined : hidden[role]
  if (!fields) return record
  const left = fields.filter((field) => field in record).map((field) => [field, null])
  return { ...record, ...Object.fromEntries(left) }
}

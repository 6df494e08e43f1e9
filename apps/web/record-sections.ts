import { auditSections } from '#modules/audit/web/sections.ts'
import { attendanceSections } from '#modules/attendance/web/sections.ts'
import { catalogueSections } from '#modules/catalogue/web/sections.ts'
import { certificatesSections } from '#modules/certificates/web/sections.ts'
import { classesSections } from '#modules/classes/web/sections.ts'
import { competitionsSections } from '#modules/competitions/web/sections.ts'
import { costingSections } from '#modules/costing/web/sections.ts'
import { diplomasSections } from '#modules/diplomas/web/sections.ts'
import { evaluationSections } from '#modules/evaluation/web/sections.ts'
import { examsSections } from '#modules/exams/web/sections.ts'
import { feedbackSections } from '#modules/feedback/web/sections.ts'
import { membershipSections } from '#modules/membership/web/sections.ts'
import { mailboxSections } from '#modules/mailbox/web/sections.ts'
import { mailsOfEntries, notificationsSections } from '#modules/notifications/web/sections.ts'
import { peopleSections } from '#modules/people/web/sections.ts'
import { practicalSections } from '#modules/practical/web/sections.ts'
import { planningSections } from '#modules/planning/web/sections.ts'
import { requestsSections } from '#modules/requests/web/sections.ts'
import { registrationSections } from '#modules/registration/web/sections.ts'
import type { EntryParts, RecordSection } from '#platform/web/record-sections.ts'

/** What modules hand in to the pages of records; the tabs stand in this order. */
export const recordSections: readonly RecordSection[] = [
  ...peopleSections,
  ...catalogueSections,
  ...planningSections,
  ...classesSections,
  ...costingSections,
  ...requestsSections,
  ...registrationSections,
  ...diplomasSections,
  ...attendanceSections,
  ...examsSections,
  ...practicalSections,
  ...competitionsSections,
  ...evaluationSections,
  ...certificatesSections,
  ...membershipSections,
  ...feedbackSections,
  ...notificationsSections,
  ...mailboxSections,
  ...auditSections,
]

export const entryParts: EntryParts = mailsOfEntries

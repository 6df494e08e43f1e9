import { sql } from 'kysely'
import { accountLetters } from '#modules/accounts/server/letters/accounts.ts'
import { classLetters } from '#modules/classes/server/letters/all.ts'
import { attendanceLetters } from '#modules/attendance/server/letters/attendance.ts'
import { deliveringLetters } from '#modules/catalogue/server/letters/delivering.ts'
import { trackLetters } from '#modules/diplomas/server/letters/tracks.ts'
import { resultLetters } from '#modules/evaluation/server/letters/results.ts'
import { examLetters } from '#modules/exams/server/letters/exams.ts'
import { paperLetters } from '#modules/exams/server/letters/papers.ts'
import { acceptanceLetters } from '#modules/exams/server/letters/acceptances.ts'
import { grievanceLetters } from '#modules/exams/server/letters/grievances.ts'
import { repeatLetters } from '#modules/exams/server/letters/repeats.ts'
import { erasureLetters } from '#modules/privacy/server/letters/erasure.ts'
import { planLetters } from '#modules/planning/server/letters/plan.ts'
import { teachingLetters } from '#modules/planning/server/letters/teaching.ts'
import { practicalLetters } from '#modules/practical/server/letters/practical.ts'
import { feedbackLetters } from '#modules/feedback/server/letters/feedback.ts'
import { chatLetters } from '#modules/chat/server/letters/chat.ts'
import { competitionLetters } from '#modules/competitions/server/letters/competitions.ts'
import { integrationLetters } from '#modules/integrations/server/letters/integrations.ts'
import { printedLetters } from '#modules/papers/server/letters/papers.ts'
import { reportLetters } from '#modules/reports/server/letters/reports.ts'
import { meetingLetters } from '#modules/meetings/server/letters/meetings.ts'
import { occasionLetters } from '#modules/occasions/server/letters/occasions.ts'
import { membershipLetters } from '#modules/membership/server/letters/membership.ts'
import { certificateLetters } from '#modules/certificates/server/letters/certificates.ts'
import { peopleLetters } from '#modules/people/server/letters/people.ts'
import { draftLetters } from '#modules/registration/server/letters/draft.ts'
import { paymentLetters } from '#modules/registration/server/letters/payment.ts'
import { academyLetters } from '#modules/requests/server/letters/academy.ts'
import { applicantLetters } from '#modules/requests/server/letters/applicant.ts'
import { placeLetters } from '#modules/registration/server/letters/place.ts'
import { registrationLetters } from '#modules/registration/server/letters/registration.ts'
import { transferLetters } from '#modules/registration/server/letters/transfer.ts'
import { visaAndTravelLetters } from '#modules/registration/server/letters/visa-and-travel.ts'
import { signinLetters } from '#modules/signin/server/letters/signin.ts'
import type { Letter } from '#platform/server/notices/letter.ts'
import { json, type Database } from '#platform/server/database.ts'
import { mergeTextsOf } from '#platform/shared/letters/merge-text.ts'

type Words = readonly [ar: string, en: string, fr: string]

/** A letter as its row holds it. */
interface Template extends Omit<Letter, 'topic' | 'title' | 'body'> {
  readonly title: Words
  readonly body: Words
}

const inOrder = ({ ar, en, fr }: Letter['title']) => [ar, en, fr] as const
/** What modules hand in, as the rows here write it. */
const lettersIn = (...tables: readonly Readonly<Record<string, Letter>>[]): Template[] =>
  tables.flatMap((table) =>
    Object.values(table).map(({ kind, type, mail, title, body }) => ({
      kind,
      type,
      ...(mail === false && { mail }),
      title: inOrder(title),
      body: inOrder(body),
    })),
  )

export const mailTemplates: readonly Template[] = [
  ...lettersIn(accountLetters, signinLetters),
  ...lettersIn(classLetters),
  ...lettersIn(planLetters, teachingLetters, deliveringLetters),
  ...lettersIn(peopleLetters),
  ...lettersIn(academyLetters, applicantLetters),
  ...lettersIn(paymentLetters, registrationLetters, draftLetters, placeLetters, transferLetters, visaAndTravelLetters),
  ...lettersIn(
    examLetters,
    paperLetters,
    repeatLetters,
    grievanceLetters,
    acceptanceLetters,
    attendanceLetters,
    resultLetters,
    trackLetters,
  ),
  ...lettersIn(erasureLetters),
  ...lettersIn(certificateLetters),
  ...lettersIn(practicalLetters),
  ...lettersIn(competitionLetters),
  ...lettersIn(chatLetters),
  ...lettersIn(membershipLetters),
  ...lettersIn(feedbackLetters),
  ...lettersIn(meetingLetters),
  ...lettersIn(occasionLetters),
  ...lettersIn(integrationLetters),
  ...lettersIn(reportLetters),
  ...lettersIn(printedLetters),
]

/** Adds the templates that are missing and brings those that nobody has edited up to date; what an editor has changed stays. */
export async function seedMailTemplates(db: Database): Promise<void> {
  const trilingual = ([ar, en, fr]: readonly [string, string, string]) => json({ ar, en, fr })
  const formatted = ([ar, en, fr]: readonly [string, string, string]) => json(mergeTextsOf({ ar, en, fr }))
  await db
    .insertInto('notifications.mail_template')
    .values(
      mailTemplates.map((template) => ({
        kind: template.kind,
        mail_type: template.type,
        title: trilingual(template.title),
        body: formatted(template.body),
        shipped_title: trilingual(template.title),
        shipped_body: formatted(template.body),
        sends_mail: template.mail ?? true,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet({
        mail_type: sql`excluded.mail_type`,
        title: sql`case when notifications.mail_template.is_own then notifications.mail_template.title else excluded.title end`,
        body: sql`case when notifications.mail_template.is_own then notifications.mail_template.body else excluded.body end`,
        shipped_title: sql`excluded.shipped_title`,
        shipped_body: sql`excluded.shipped_body`,
        sends_mail: sql`excluded.sends_mail`,
      }),
    )
    .execute()
}

import { sql } from 'kysely'
import { certificateLetters } from '#modules/certificates/server/letters/certificates.ts'
import { classLetters } from '#modules/classes/server/letters/all.ts'
import { examLetters } from '#modules/exams/server/letters/exams.ts'
import { peopleLetters } from '#modules/people/server/letters/people.ts'
import { mailTypes, type MailTypeName } from '#modules/notifications/rules/status-mails.ts'
import { paymentLetters } from '#modules/registration/server/letters/payment.ts'
import { registrationLetters } from '#modules/registration/server/letters/registration.ts'
import { json, type Database } from '#platform/server/database.ts'
import { mergeTextsOf } from '#platform/shared/letters/merge-text.ts'
import type { Letter } from '#platform/server/notices/letter.ts'

type Words = Pick<Letter, 'title' | 'body'>

const startAlert: Words = {
  title: {
    ar: 'تبدأ «{{course}}» في {{day}}',
    en: '{{course}} starts on {{day}}',
    fr: '« {{course}} » commence le {{day}}',
  },
  body: {
    ar: 'نذكّرك بأن «{{course}}» ({{class}}) تبدأ في {{day}}. راجِع جدولك لمعرفة القاعة ومواعيد الجلسات.',
    en: 'This is to remind you that “{{course}}” ({{class}}) starts on {{day}}. See your schedule for the classroom and the sessions.',
    fr: 'Nous vous rappelons que « {{course}} » ({{class}}) commence le {{day}}. Consultez votre emploi du temps pour la salle et les séances.',
  },
}
const payRequest: Words = {
  title: {
    ar: 'رسوم التسجيل {{code}} بانتظار السداد',
    en: 'The fee for registration {{code}} is awaited',
    fr: 'Les frais de l’inscription {{code}} sont attendus',
  },
  body: {
    ar: 'لم يصلنا بعد سداد الفاتورة {{number}} للتسجيل {{code}} في «{{course}}»، وتستحق في {{dueDay}}. سدّدها وارفع إثبات السداد من صفحة التسجيل.',
    en: 'Invoice {{number}} for registration {{code}} in “{{course}}”, due on {{dueDay}}, is not paid yet. Please pay it and upload the proof on the registration’s page.',
    fr: 'La facture {{number}} de l’inscription {{code}} à « {{course}} », exigible le {{dueDay}}, n’est pas encore réglée. Réglez-la et déposez le justificatif sur la page de l’inscription.',
  },
}

const proposalSent: Words = {
  title: {
    ar: 'عرضنا للطلب {{code}}',
    en: 'Our proposal for request {{code}}',
    fr: 'Notre proposition pour la demande {{code}}',
  },
  body: {
    ar: 'هذا عرضنا لتنفيذ «{{course}}» ردًا على الطلب {{code}}، ويسري حتى {{day}}. افتحه من الزر: تقبله، أو تطلب تعديله، أو تعتذر عنه، بلا تسجيل دخول.',
    en: 'This is our proposal for “{{course}}” in answer to request {{code}}. It holds until {{day}}. The button opens it: accept it, ask for a revision or decline it, without a log-in.',
    fr: 'Voici notre proposition pour « {{course}} » en réponse à la demande {{code}}. Elle est valable jusqu’au {{day}}. Le bouton l’ouvre : acceptez-la, demandez une révision ou refusez-la, sans connexion.',
  },
}

/** What is shipped for a mail type and status; the others begin without a text. */
const shipped: Readonly<Record<MailTypeName, Readonly<Record<string, Words>>>> = {
  instructorConfirm: { asked: classLetters.classInstructorReminder },
  classStartAlert: { confirmed: startAlert },
  classChange: { open: classLetters.classReopened },
  newExam: { published: examLetters.newExam, open: examLetters.examOpened },
  assessment: { resultsInitial: examLetters.examResultInitial, resultsFinal: examLetters.examResult },
  invoice: { sent: paymentLetters.invoice, paid: paymentLetters.paymentVerified, void: paymentLetters.invoiceVoided },
  payRequest: {
    invoiced: payRequest,
    partial: paymentLetters.paymentPartlyVerified,
    overdue: paymentLetters.paymentOverdue,
  },
  instructorSignup: {},
  instructorActivation: { active: peopleLetters.instructorActivation },
  requestConfirmation: {
    submitted: registrationLetters.registrationReceived,
    approved: registrationLetters.registrationApproved,
    waitlisted: registrationLetters.registrationWaitlisted,
    confirmed: registrationLetters.registrationConfirmed,
    proposalSent,
  },
  certificateIssued: {
    issuedLocked: certificateLetters.certificateIssued,
    issuedDownloadable: certificateLetters.certificateIssued,
  },
}

/** Adds the statuses that are missing and brings the texts that nobody has changed up to date. */
export async function seedStatusMails(db: Database): Promise<void> {
  const rows = mailTypes.flatMap(({ type, name, statuses }) =>
    statuses.map((status) => {
      const words = shipped[name][status]
      const title = words ? json(words.title) : null
      const body = words ? json(mergeTextsOf(words.body)) : null
      return { mail_type: type, status, title, body, shipped_title: title, shipped_body: body }
    }),
  )
  await db
    .insertInto('notifications.status_mail')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['mail_type', 'status']).doUpdateSet({
        title: sql`case when notifications.status_mail.is_own then notifications.status_mail.title else excluded.title end`,
        body: sql`case when notifications.status_mail.is_own then notifications.status_mail.body else excluded.body end`,
        shipped_title: sql`excluded.shipped_title`,
        shipped_body: sql`excluded.shipped_body`,
      }),
    )
    .execute()
}

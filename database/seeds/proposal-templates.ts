import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import type { TemplateKind } from '#modules/requests/rules/proposal-fields.ts'
import type { InEachLanguage } from '#platform/shared/text.ts'

interface Shipped {
  readonly key: string
  readonly kind: TemplateKind
  readonly name: InEachLanguage<string>
  /** Merge text (`platform/shared/letters`). */
  readonly body: InEachLanguage<string>
}

/** The templates that every academy begins with, each the default of its kind. */
export const shippedTemplates: readonly Shipped[] = [
  {
    key: 'organization',
    kind: 'organization',
    name: { ar: 'عرض لجهة', en: 'Proposal to an organization', fr: 'Proposition à un organisme' },
    body: {
      ar: '<p>السادة {{askedBy}}</p><p>تحية طيبة، وبعد. إشارة إلى طلبكم رقم {{code}}، يسعد {{academy}} أن تقدّم لكم عرضها لتنفيذ دورة «{{course}}».</p><h3>التنفيذ</h3><ul><li>من {{firstDay}} إلى {{lastDay}}، {{time}}.</li><li>عدد الساعات {{hours}}، وعدد المتدربين {{trainees}}.</li></ul><h3>المقابل</h3><p>الإجمالي {{total}} شاملًا الضريبة، ونصيب المتدرب قبلها {{each}}. يسري العرض حتى {{validUntil}}.</p><p>بقبولكم العرض تُحجز القاعة والمدربون، وتصلكم الفاتورة ورابط ترشيح المتدربين.</p>',
      en: '<p>{{askedBy}}</p><p>With reference to your request {{code}}, {{academy}} is pleased to offer you the course “{{course}}”.</p><h3>Delivery</h3><ul><li>From {{firstDay}} to {{lastDay}}, {{time}}.</li><li>{{hours}} hours for {{trainees}} trainees.</li></ul><h3>Price</h3><p>{{total}} in all with the tax; before it, {{each}} for each trainee. The offer holds until {{validUntil}}.</p><p>When you accept, classroom and instructors are booked, and you get the invoice and a page on which to name those who come.</p>',
      fr: '<p>{{askedBy}}</p><p>Suite à votre demande {{code}}, {{academy}} a le plaisir de vous proposer la formation « {{course}} ».</p><h3>Déroulement</h3><ul><li>Du {{firstDay}} au {{lastDay}}, {{time}}.</li><li>{{hours}} heures pour {{trainees}} stagiaires.</li></ul><h3>Prix</h3><p>{{total}} au total, taxe comprise ; hors taxe, {{each}} par stagiaire. L’offre est valable jusqu’au {{validUntil}}.</p><p>Dès votre accord, la salle et les formateurs sont réservés ; vous recevez la facture et une page où désigner les participants.</p>',
    },
  },
  {
    key: 'trainee',
    kind: 'trainee',
    name: { ar: 'عرض لمتدرب', en: 'Proposal to a trainee', fr: 'Proposition à un stagiaire' },
    body: {
      ar: '<p>تحية طيبة، وبعد.</p><p>شكرًا لاهتمامك بدورة «{{course}}». هذا عرض {{academy}} ردًا على طلبك رقم {{code}}.</p><ul><li>من {{firstDay}} إلى {{lastDay}}، {{time}}، بواقع {{hours}} من الساعات.</li><li>الإجمالي {{total}} شاملًا الضريبة.</li></ul><p>يسري العرض حتى {{validUntil}}. بقبوله يُحجز مكانك وتصلك الفاتورة.</p>',
      en: '<p>Thank you for your interest in “{{course}}”. This is the offer of {{academy}} in answer to your request {{code}}.</p><ul><li>From {{firstDay}} to {{lastDay}}, {{time}}, {{hours}} hours in all.</li><li>{{total}} in all with the tax.</li></ul><p>The offer holds until {{validUntil}}. When you accept it, your place is booked and you get the invoice.</p>',
      fr: '<p>Bonjour,</p><p>Merci de votre intérêt pour la formation « {{course}} ». Voici l’offre de {{academy}} en réponse à votre demande {{code}}.</p><ul><li>Du {{firstDay}} au {{lastDay}}, {{time}}, {{hours}} heures en tout.</li><li>{{total}} au total, taxe comprise.</li></ul><p>L’offre est valable jusqu’au {{validUntil}}. Si vous l’acceptez, votre place est réservée et vous recevez la facture.</p>',
    },
  },
]

/** Adds the templates that are missing and brings those that nobody has edited up to date; names and defaults stay as chosen. */
export async function seedProposalTemplates(db: Database): Promise<void> {
  await db
    .insertInto('requests.proposal_template')
    .values(
      shippedTemplates.map(({ key, kind, name, body }) => ({
        kind,
        name: json(name),
        body: json(body),
        shipped_key: key,
        shipped_body: json(body),
        is_own: false,
        // An academy of an older version may have chosen another by then.
        is_default: sql<boolean>`not exists (select from requests.proposal_template d where d.kind = ${kind} and d.is_default)`,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('shipped_key').doUpdateSet({
        body: sql`case when requests.proposal_template.is_own then requests.proposal_template.body else excluded.body end`,
        shipped_body: sql`excluded.shipped_body`,
      }),
    )
    .execute()
}

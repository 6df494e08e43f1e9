import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import { accountTemplates } from './mail-templates/accounts.ts'
import { classTemplates } from './mail-templates/classes.ts'
import { examTemplates } from './mail-templates/exams.ts'
import { paymentTemplates } from './mail-templates/payment.ts'
import { planningTemplates } from './mail-templates/planning.ts'
import { registrationTemplates } from './mail-templates/registration.ts'
import { resultTemplates } from './mail-templates/results.ts'
import type { Template } from './mail-templates/template.ts'
import { visaAndTravelTemplates } from './mail-templates/visa-and-travel.ts'

export const mailTemplates: readonly Template[] = [
  ...accountTemplates,
  ...planningTemplates,
  ...classTemplates,
  ...registrationTemplates,
  ...paymentTemplates,
  ...visaAndTravelTemplates,
  ...examTemplates,
  ...resultTemplates,
]

/** Adds the templates that are missing and brings those that nobody has edited up to date; what an editor has changed stays. */
export async function seedMailTemplates(db: Database): Promise<void> {
  const trilingual = ([ar, en, fr]: readonly [string, string, string]) => json({ ar, en, fr })
  await db
    .insertInto('notifications.mail_template')
    .values(
      mailTemplates.map((template) => ({
        kind: template.kind,
        mail_type: template.type,
        title: trilingual(template.title),
        body: trilingual(template.body),
        sends_mail: template.mail ?? true,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('kind')
        .doUpdateSet({
          mail_type: sql`excluded.mail_type`,
          title: sql`excluded.title`,
          body: sql`excluded.body`,
          sends_mail: sql`excluded.sends_mail`,
        })
        .where('notifications.mail_template.version', '=', 1),
    )
    .execute()
}

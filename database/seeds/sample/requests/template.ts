import { json, type Database } from '#platform/server/database.ts'

/** A template that the academy has added to those that the program ships. */
export const insertTemplate = (db: Database) =>
  db
    .insertInto('requests.proposal_template')
    .values({
      kind: 'organization',
      name: json({ ar: 'عرض مختصر', en: 'Short proposal', fr: 'Proposition courte' }),
      body: json({
        ar: '<p>يسعد {{academy}} تنفيذ «{{course}}» لعدد {{trainees}} من {{firstDay}}، بإجمالي {{total}}. يسري العرض حتى {{validUntil}}.</p>',
        en: '<p>{{academy}} offers “{{course}}” for {{trainees}} trainees from {{firstDay}}, {{total}} in all. The offer holds until {{validUntil}}.</p>',
        fr: '<p>{{academy}} propose « {{course}} » pour {{trainees}} stagiaires à partir du {{firstDay}}, {{total}} au total. L’offre est valable jusqu’au {{validUntil}}.</p>',
      }),
    })
    .execute()

import { sql } from 'kysely'
import { json, type Database } from '#platform/server/database.ts'
import type { TemplateKind } from '#modules/certificates/rules/template-fields.ts'
import type { InEachLanguage } from '#platform/shared/text.ts'

type Texts = InEachLanguage<string>

const named = '<h2>{{name}}</h2><p>{{otherName}}</p>'
const opening: Texts = {
  ar: `<p>تشهد {{academy}} بأن</p>${named}`,
  en: `<p>{{academy}} certifies that</p>${named}`,
  fr: `<p>{{academy}} atteste que</p>${named}`,
}
const held: Texts = {
  ar: '<h3>{{course}}</h3><p>التي عُقدت من {{firstDay}} إلى {{lastDay}}، ومدتها {{hours}}',
  en: '<h3>{{course}}</h3><p>held from {{firstDay}} to {{lastDay}}, {{hours}} in all',
  fr: '<h3>{{course}}</h3><p>tenue du {{firstDay}} au {{lastDay}}, d’une durée de {{hours}}',
}
const withGrade: Texts = {
  ar: `${held.ar}، بتقدير {{grade}}.</p>`,
  en: `${held.en}, with the grade {{grade}}.</p>`,
  fr: `${held.fr}, avec la mention {{grade}}.</p>`,
}
const plain: Texts = { ar: `${held.ar}.</p>`, en: `${held.en}.</p>`, fr: `${held.fr}.</p>` }
const diploma: Texts = {
  ar: '<h3>{{course}}</h3><p>باجتياز دوراته: {{courses}}، ومدتها {{hours}}.</p>',
  en: '<h3>{{course}}</h3><p>by passing its courses: {{courses}}, {{hours}} in all.</p>',
  fr: '<h3>{{course}}</h3><p>par la réussite de ses formations : {{courses}}, d’une durée de {{hours}}.</p>',
}
const described = '<h3>{{course}}</h3><p>{{description}}</p>'

/** What somebody did, in Arabic of a man and of a woman; the other languages have one form here. */
const did = (ar: string, arFemale: string, en: string, fr: string, frFemale: string, rest: Texts) => {
  const say = (verb: Texts): Texts => ({
    ar: `${opening.ar}<p>${verb.ar}</p>${rest.ar}`,
    en: `${opening.en}<p>${verb.en}</p>${rest.en}`,
    fr: `${opening.fr}<p>${verb.fr}</p>${rest.fr}`,
  })
  return { body: say({ ar, en, fr }), bodyFemale: say({ ar: arFemale, en, fr: frFemale }) }
}

/** What the certificates of every academy say to begin with. */
export const shippedTexts: Readonly<Record<TemplateKind, { body: Texts; bodyFemale: Texts }>> = {
  attendance: did(
    'قد حضر الدورة التدريبية',
    'قد حضرت الدورة التدريبية',
    'has attended the training course',
    'a suivi la formation',
    'a suivi la formation',
    plain,
  ),
  completion: did(
    'قد أتمّ بنجاح متطلبات الدورة التدريبية',
    'قد أتمّت بنجاح متطلبات الدورة التدريبية',
    'has successfully completed the requirements of the training course',
    'est reconnu comme ayant satisfait aux exigences de la formation',
    'est reconnue comme ayant satisfait aux exigences de la formation',
    withGrade,
  ),
  excellence: did(
    'قد أتمّ بامتياز متطلبات الدورة التدريبية',
    'قد أتمّت بامتياز متطلبات الدورة التدريبية',
    'has completed with excellence the requirements of the training course',
    'est reconnu comme ayant satisfait avec excellence aux exigences de la formation',
    'est reconnue comme ayant satisfait avec excellence aux exigences de la formation',
    withGrade,
  ),
  practical: did(
    'قد اجتاز التقييم العملي في الدورة التدريبية',
    'قد اجتازت التقييم العملي في الدورة التدريبية',
    'has passed the practical assessment of the training course',
    'a réussi l’évaluation pratique de la formation',
    'a réussi l’évaluation pratique de la formation',
    {
      ar: `${held.ar}، بنسبة {{grade}}.</p>`,
      en: `${held.en}, with {{grade}}.</p>`,
      fr: `${held.fr}, avec {{grade}}.</p>`,
    },
  ),
  diploma: did(
    'قد استوفى متطلبات نيل',
    'قد استوفت متطلبات نيل',
    'has met all the requirements of',
    'est reconnu comme ayant satisfait à toutes les exigences de',
    'est reconnue comme ayant satisfait à toutes les exigences de',
    diploma,
  ),
  noCourse: did(
    'قد مُنح هذه الشهادة',
    'قد مُنحت هذه الشهادة',
    'is awarded this certificate',
    'est distingué par la présente attestation',
    'est distinguée par la présente attestation',
    {
      ar: described,
      en: described,
      fr: described,
    },
  ),
}

/** Adds the texts that are missing and brings those that nobody has edited up to date. */
export async function seedCertificateTemplates(db: Database): Promise<void> {
  const own = sql.ref('certificates.template.is_own')
  await db
    .insertInto('certificates.template')
    .values(
      Object.entries(shippedTexts).map(([kind, { body, bodyFemale }]) => ({
        kind: kind as TemplateKind,
        body: json(body),
        body_female: json(bodyFemale),
        shipped_body: json(body),
        shipped_body_female: json(bodyFemale),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet({
        body: sql`case when ${own} then certificates.template.body else excluded.body end`,
        body_female: sql`case when ${own} then certificates.template.body_female else excluded.body_female end`,
        shipped_body: sql`excluded.shipped_body`,
        shipped_body_female: sql`excluded.shipped_body_female`,
      }),
    )
    .execute()
}

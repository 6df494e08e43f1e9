import type { Database } from '#platform/server/database.ts'
import { replyOf } from '#platform/server/documents/around.ts'
import { keptLook, lookToFreeze } from '#platform/server/documents/looks.ts'
import { settings } from '#platform/server/settings.ts'
import type { Actor } from '#platform/shared/actor.ts'
import type { Argument } from '#platform/shared/call.ts'
import { academySettings, documentSettings, signatorySettings } from '#platform/shared/settings/own-sections.ts'
import { inEachLanguage } from '#platform/shared/text.ts'
import type { certificatesCalls } from '../../contract/calls.ts'
import { certificateFieldsOf, type CertificateField, type TemplateKind } from '../../rules/template-fields.ts'
import { certificateFields } from '../../text/letters.ts'
import type { Snapshot } from '../store/certificates.ts'
import type { newestOfKind } from '../store/templates.ts'
import { paperOf } from './papers.ts'
import { typedTitle } from './templates.ts'
import { cleanTexts, filledBy } from './wording.ts'

type Typed = Argument<typeof certificatesCalls.previewCertificateTemplate>['body']
type Newest = NonNullable<Awaited<ReturnType<typeof newestOfKind>>> | null

/** The paper to a man and to a woman by these texts, as it would be issued today, saying what `newest` says. */
export async function papersBy(db: Database, actor: Actor, kind: TemplateKind, typed: Typed, newest: Newest) {
  const document = paperOf[kind]
  const [around, kept, look] = await Promise.all([
    settings(db, academySettings, documentSettings, signatorySettings),
    keptLook(db, document),
    lookToFreeze(db, document, kind, typed.SignedBy),
  ])
  const title = typedTitle(typed.Title ?? {})
  const facts: Snapshot = newest?.snapshot ?? named(kind, around.academyName)
  const paper = async (at: 'Body' | 'BodyFemale') => {
    const body = cleanTexts(typed[at], kind, at)
    const { Look: _look, ...says } = facts
    return replyOf(db, document, {
      actor,
      kept,
      settings: around,
      mayDownload: false,
      look: { ...look, Title: Object.keys(title).length > 0 ? title : look.Title },
      content: {
        Serial: newest?.serial ?? '-',
        Version: newest?.version ?? 1,
        VerifyAddress: `/verify/${newest?.verify_code ?? ''}`,
        VerifyCode: newest?.verify_code ?? '',
        Signed: newest?.signed ?? null,
        Snapshot: {
          ...says,
          Texts: filledBy(body, newest && { ...facts, Serial: newest.serial }, around.arabicDigits),
        },
      },
    })
  }
  return { Male: await paper('Body'), Female: await paper('BodyFemale') }
}

/** No certificate of the kind is there yet: its facts by their names. */
function named(kind: TemplateKind, academy: Snapshot['AcademyName']): Snapshot {
  const has = (name: CertificateField) => certificateFieldsOf(kind).includes(name)
  const by = (name: CertificateField) => inEachLanguage((language) => `‹${certificateFields[language][name]}›`)
  return {
    Kind: kind,
    NameAr: by('name').ar,
    NameEn: by('name').en,
    CourseName: by('course'),
    CourseCode: null,
    ClassCode: has('class') ? '-' : null,
    StartsOn: null,
    EndsOn: null,
    Hours: null,
    Percent: null,
    BandName: null,
    IssuedOn: '2026-01-01',
    AcademyName: academy,
    Template: 0,
  }
}

import { messageIn, shownLetters } from '#modules/notifications/server/public.ts'
import type { Handler } from '#platform/server/handler.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { textLanguageOf, type TextLanguage, type Trilingual } from '#platform/shared/text.ts'
import type { campaignsCalls as calls } from '../../contract/calls.ts'
import { addressOfLink, type LinkKind } from '../../rules/advert.ts'
import { lettersTo } from '../acts/letters.ts'
import { advertById } from '../store/adverts/adverts.ts'
import { readerOf, type Reader } from '../store/adverts/readers.ts'
import { codeOfClass } from '../store/adverts/targets.ts'
import { nameOfReader } from './reader-name.ts'

/** Whoever asks, where no reader is named: as a trainee would see it. */
const own = (language: TextLanguage, name: string): Reader => ({
  kind: 'trainee',
  standing: 'written',
  language,
  accountId: 0,
  name: { ar: name, en: name },
})

export const previewAdvert: Handler<typeof calls.previewAdvert> = async ({ db, actor, request, query }) => {
  const advert = (await advertById(db, query.ID)) ?? refuse(notFound)
  const asked = textLanguageOf(request.language, 'en')
  const reader =
    query.ReaderID === undefined
      ? own(asked, await nameOfReader(db, actor.userId, asked))
      : advert.audience_id === null
        ? undefined
        : await readerOf(db, advert.audience_id, query.ReaderID)
  if (!reader) refuse(notFound)
  const Language = textLanguageOf(reader.language, 'en')
  const nameIn = (each: TextLanguage) => (each === 'ar' ? reader.name.ar : reader.name.en) || reader.name.ar || ''
  const words = { title: advert.title as Trilingual, body: advert.body as Trilingual }
  const { title, subject } = messageIn(words, Language, { name: nameIn(Language) })
  const code = advert.link_kind === 'class' ? await codeOfClass(db, advert.link_id) : ''
  const Address = addressOfLink({ kind: advert.link_kind as LinkKind, id: advert.link_id, code }, reader.kind)
  return {
    Language,
    Name: reader.name,
    Address,
    Title: title,
    Html: subject,
    SignsIn: reader.accountId !== null,
    MailStanding: reader.standing,
    Letters: await shownLetters(db, lettersTo({ ...words, below: {} }, nameIn), Address),
  }
}

import { messageIn } from '#modules/notifications/server/public.ts'
import { pictureInPage } from '#platform/server/documents/picture-in-page.ts'
import { reading, type DocumentAsking } from '#platform/server/documents/reading.ts'
import { findFile } from '#platform/server/files/store.ts'
import { todayOf } from '#platform/server/today.ts'
import { inEachLanguage, type Trilingual } from '#platform/shared/text.ts'
import { addressOfLink, type LinkKind } from '../../rules/advert.ts'
import { advertById } from '../../server/store/adverts/adverts.ts'
import { targetOf } from '../../server/store/adverts/targets.ts'
import advertisement from './document.ts'

export default reading(advertisement, async (asking, { ID }) => {
  const { db, now, publicUrl } = asking
  const found = await advertById(db, ID)
  if (!found) return null
  const words = { title: found.title as Trilingual, body: found.body as Trilingual }
  const messages = inEachLanguage((language) => messageIn(words, language, { name: '' }))
  const target = await targetOf(db, found.link_kind, found.link_id, await todayOf(db, now))
  const path = target && addressOfLink({ kind: found.link_kind as LinkKind, id: target.ID, code: target.Code }, null)
  return {
    content: {
      Title: inEachLanguage((language) => messages[language].title),
      Body: inEachLanguage((language) => messages[language].subject),
      Picture: await pictureOf(asking, found.picture_file_id),
      TargetName: target?.Name ?? null,
      TargetCode: target?.Code ?? '',
      Address: path ? publicUrl + path : null,
      StartsOn: found.starts_on,
      EndsOn: found.ends_on,
    },
    record: ['advert', ID],
  }
})

async function pictureOf({ db, files }: DocumentAsking, fileId: number | null): Promise<string | null> {
  const file = fileId === null ? undefined : await findFile(db, fileId)
  return file && files ? pictureInPage(files, file) : null
}

import { academyYear } from '#platform/server/content/number-series.ts'
import { addressOfImage } from '#platform/server/documents/looks.ts'
import type { FoundDocument } from '#platform/server/documents/parts.ts'
import type { Handler } from '#platform/server/handler.ts'
import { settings } from '#platform/server/settings.ts'
import { keyOf, posts, type Document, type Post } from '#platform/shared/document/document.ts'
import { backgroundPlaces, paperPlaces } from '#platform/shared/document/look.ts'
import { actsOpenTo } from '#platform/shared/record/act.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { academySettings, signatorySettings } from '#platform/shared/settings/own-sections.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { nextWritten } from '#platform/shared/values/number-pattern.ts'
import { documentLookActs } from '../../contract/acts.ts'
import type { settingsCalls } from '../../contract/calls.ts'
import type { SeriesKey } from '../../contract/number-series.ts'
import * as acts from '../acts/papers.ts'
import { allSeries } from '../store/number-series.ts'
import * as store from '../store/papers.ts'

export const getPaperImages: Handler<typeof settingsCalls.getPaperImages> = async ({ db, actor }) => {
  const images = await store.currentImages(db)
  const changes = await store.lastChanges(db, 'paperImage')
  const Items = paperPlaces.map((Place) => {
    const image = images.find(({ place }) => place === Place)
    const change = image && changes.get(image.id)
    const may = acts.mayChangeImage(actor, Place)
    return {
      Place,
      Image:
        image && change
          ? { ID: image.id, Address: addressOfImage(image.key), ChangedAt: change.at, ChangedBy: change.by }
          : null,
      Actions: may ? ['setPaperImage' as const, ...(image ? (['removePaperImage'] as const) : [])] : [],
    }
  })
  return { Items }
}

export const setPaperImage: Handler<typeof settingsCalls.setPaperImage> = async (asked) => {
  await acts.setPaperImage(asked, asked.body)
  return { Done: true }
}

export const removePaperImage: Handler<typeof settingsCalls.removePaperImage> = async (asked) => {
  await acts.removePaperImage(asked, asked.query.ID)
  return { Done: true }
}

export const getDocumentLooks =
  (documents: readonly FoundDocument[]): Handler<typeof settingsCalls.getDocumentLooks> =>
  async ({ db, actor, now }) => {
    const kept = await settings(db, academySettings, signatorySettings)
    const looks = new Map((await store.allLooks(db)).map((look) => [look.key, look]))
    const changes = await store.lastChanges(db, 'documentLook')
    const series = new Map((await allSeries(db)).map((each) => [each.key, each]))
    const year = await academyYear(db, now)
    const Actions = actsOpenTo(documentLookActs, actor, ['changeDocumentLook'])
    const Items = documents.map(({ document, title }: { document: Document; title: Trilingual }) => {
      const look = looks.get(keyOf(document))
      const change = look && changes.get(look.id)
      const counted = document.series === undefined ? undefined : series.get(document.series)
      return {
        Key: keyOf(document),
        Title: title,
        HasLetterhead: document.letterhead !== false,
        Backgrounds: document.backgrounds
          ? [...document.backgrounds.map((kind) => backgroundPlaces[kind]), 'certificateBackground' as const]
          : [],
        IsOff: look?.is_off ?? false,
        OwnTitle: look?.title ?? {},
        Footer: look?.footer ?? {},
        SignedBy: (look?.signatories ?? null) as Post[] | null,
        UsuallySignedBy: [...(document.signedBy ?? [])],
        Series: counted
          ? {
              Key: counted.key as SeriesKey,
              Next: nextWritten({ ...counted, lastNumber: counted.last_number }, year, 1)[0]!,
            }
          : null,
        ChangedAt: change?.at ?? null,
        ChangedBy: change?.by ?? null,
        Version: look?.version ?? 1,
        Actions,
      }
    })
    return {
      Items,
      Around: {
        AcademyName: kept.academyName,
        Address: kept.academyAddress,
        Email: kept.academyEmail,
        Phone: kept.academyPhone,
        Signatories: posts.map((Post) => ({ Post, Title: kept[`${Post}Title`], Name: kept[`${Post}Name`] })),
      },
      MayChooseSignatories: acts.mayChooseSignatories(actor),
    }
  }

export const changeDocumentLook =
  (documents: readonly FoundDocument[]): Handler<typeof settingsCalls.changeDocumentLook> =>
  (asked) => {
    if (!documents.some(({ document }) => keyOf(document) === asked.body.Key)) refuse(notFound)
    return acts.changeDocumentLook(asked, asked.body)
  }

import { todayOf } from '#platform/server/today.ts'
import { offerOf } from '#modules/catalogue/server/public.ts'
import { settings } from '#platform/server/settings.ts'
import type { LinkAsking, LinkPreview, LinkPreviews } from '#platform/server/http/pages/link-previews.ts'
import { commaIn, dayIn, moneyIn, numberIn } from '#platform/server/text/written.ts'
import { academySettings } from '#platform/shared/settings/own-sections.ts'
import { inLanguage, textLanguageOf, type Trilingual } from '#platform/shared/text.ts'
import type { Money } from '#platform/shared/values/money.ts'
import { idIn, pathOfCatalogue, pathOfClass, pathOfCourse } from '../rules/paths.ts'
import { linkWords, type LinkWords } from '../text/letters.ts'
import { isOpen } from './acts/face.ts'
import { publicClass } from './acts/public-class.ts'

interface Saying extends LinkAsking {
  readonly words: LinkWords
  readonly said: (text: Trilingual | null) => string
}
type Say = (saying: Saying) => Promise<Omit<LinkPreview, 'isListed'> | null>

const asks: readonly `/${string}`[] = ['/api/Catalogue/']

/** What a link says, in the language of who sees it; the name of the academy alone while it keeps its catalogue to itself. */
const preview = (page: LinkPreviews['page'], say: Say): LinkPreviews => ({
  page,
  asks,
  say: async (asking) => {
    const { db, language } = asking
    const said = (text: Trilingual | null) => inLanguage(text, language).text
    if (!(await isOpen(db))) {
      const { academyName } = await settings(db, academySettings)
      return { title: said(academyName), description: '', pictureId: null, path: pathOfCatalogue, isListed: false }
    }
    const found = await say({ ...asking, words: linkWords[textLanguageOf(language, 'en')], said })
    return found && { ...found, isListed: true }
  },
})

const feeOf = ({ words, language }: Saying, fee: Money) => (fee.Minor === 0 ? words.free : moneyIn(language, fee))

const inOneLine = (text: string, language: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .join(language === 'ar' ? '؛ ' : '; ')

const sayCatalogue: Say = ({ words }) =>
  Promise.resolve({ title: words.catalogue, description: words.intro, pictureId: null, path: pathOfCatalogue })

const sayCourse: Say = async (saying) => {
  const { db, params, words, said, language } = saying
  const id = idIn(params['ID'])
  const offer = id === null ? null : await offerOf(db, id)
  if (id === null || !offer) return null
  const facts = [
    ...(offer.CategoryName ? [said(offer.CategoryName)] : []),
    `${words.days} ${numberIn(language, offer.Days)}`,
    `${words.fee} ${feeOf(saying, offer.Fee)}`,
  ]
  const about = inOneLine(said(offer.Objectives), language)
  return {
    title: said(offer.Name),
    description: [facts.join(commaIn(language)), about].filter(Boolean).join('. '),
    pictureId: offer.ImageID,
    path: pathOfCourse(id),
  }
}

const sayClass: Say = async (saying) => {
  const { db, now, params, words, said, language } = saying
  const id = idIn(params['ID'])
  const found = id === null ? undefined : await publicClass(db, id, await todayOf(db, now))
  if (id === null || !found) return null
  const facts = [
    `${words.from} ${dayIn(language, found.StartDate)} ${words.to} ${dayIn(language, found.EndDate)}`,
    words.places[found.Place],
    `${words.fee} ${feeOf(saying, found.Fee)}`,
  ]
  return {
    title: said(found.CourseName),
    // Not how many places are left: whoever shows the link keeps this for weeks.
    description: facts.join(commaIn(language)),
    pictureId: found.ImageID,
    path: pathOfClass(id),
  }
}

export const linkPreviews: readonly LinkPreviews[] = [
  preview('/Catalogue', sayCatalogue),
  preview('/Catalogue/:ID', sayCourse),
  preview('/Catalogue/Class/:ID', sayClass),
]

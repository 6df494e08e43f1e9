import type { Language } from '#platform/shared/actor.ts'
import type { DictionaryFile } from './word-places.ts'

/*
 * A file of its own: who reads no audit, gives no rights, imports no roster, merges no records, sets nobody inactive, sends no mail and nobody to a class, moves nobody to another, keeps no calendar, words no proposals, takes no questions out of the bank and analyses none, receives nobody who travels, tries no other plan, moves none of its rows by hand, works through no list record by record, does nothing to many at once and changes nothing in a list, has no advert and no first steps on the home, sets nothing and leaves the own account as it is fetches not even the names
 * of these.
 */
const files = {
  ...import.meta.glob('../../modules/*/text/{record,settings}/{ar,en,fr}.ts'),
  ...import.meta.glob('../../modules/{accounts,signin}/text/acts/{ar,en,fr}.ts'),
  ...import.meta.glob('../../modules/people/text/{roster,merging,standing}/{ar,en,fr}.ts'),
  ...import.meta.glob('../../modules/registration/text/{paying,standing,transfer,travel}/{ar,en,fr}.ts'),
  ...import.meta.glob('../../modules/notifications/text/{mailing,choices,sending,stopping}/{ar,en,fr}.ts'),
  ...import.meta.glob('../../modules/exams/text/{bank,analysis}/{ar,en,fr}.ts'),
  ...import.meta.glob('../../modules/requests/text/templates/{ar,en,fr}.ts'),
  ...import.meta.glob('../../modules/certificates/text/{checking,templates,without-course}/{ar,en,fr}.ts'),
  ...import.meta.glob('../../modules/planning/text/{calendar,scenarios,moving}/{ar,en,fr}.ts'),
  ...import.meta.glob('../../modules/campaigns/text/cards/{ar,en,fr}.ts'),
  ...import.meta.glob('../../modules/home/text/steps/{ar,en,fr}.ts'),
  ...import.meta.glob('../../modules/feedback/text/rounds/{ar,en,fr}.ts'),
  ...import.meta.glob('../../modules/accounts/text/rights/{ar,en,fr}.ts'),
  ...import.meta.glob('../../platform/web/text/kit/{queue,bulk,inline,keys,look}/{ar,en,fr}.ts'),
  ...import.meta.glob('../../platform/web/text/{acts,record,settings}/{ar,en,fr}.ts'),
} as Record<string, DictionaryFile>

export const wordsApart = (folder: string, language: Language): DictionaryFile | undefined =>
  files[`../../${folder}/${language}.ts`]

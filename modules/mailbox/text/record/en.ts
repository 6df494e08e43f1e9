import { en as signin } from '#modules/signin/text/record/en.ts'
import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'

export const en: Words<typeof ar> = {
  rights: { clearUndeliverable: 'Clear a refused mail address' },
  columns: { since: signin.facts.since, refusals: 'Letters refused' },
}

import { loadText } from '#platform/web/text.ts'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { undecidedStates, type MainState } from '../../../rules/main-track.ts'

// With their words: who looks at a registration that is decided fetches neither.
export const StandingAgainst = lazyPart(async () => {
  const [part] = await Promise.all([import('./StandingAgainst.tsx'), loadText('registration/standing')])
  return part.StandingAgainst
})
export const AdmissionTest = lazyPart(async () => {
  const [part] = await Promise.all([import('./AdmissionTest.tsx'), loadText('registration/standing')])
  return part.AdmissionTest
})

/** Whether something may still stand against it: not handed in, or not answered. */
export const isUndecided = (main: MainState): boolean =>
  main === 'draft' || (undecidedStates as readonly MainState[]).includes(main)

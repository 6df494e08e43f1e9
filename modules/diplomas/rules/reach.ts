import { access } from '#platform/shared/access.ts'
import { reach } from '#platform/shared/record/reach.ts'

/** Who reaches which diplomas: whoever enters them, or works with those who complete them, all of them; others those on offer. */
export const diplomaReach = reach('diploma', {
  staff: { who: access.trackReaders, reaches: 'all' },
  trainee: { who: ['trainee'], reaches: 'published' },
  organization: { who: ['customer'], reaches: 'published' },
})

/** Who reaches which tracks. `onOffer`: published, and so is the diploma that it belongs to. */
export const trackReach = reach('track', {
  staff: { who: access.trackReaders, reaches: 'all' },
  trainee: { who: ['trainee'], reaches: 'onOffer' },
  organization: { who: ['customer'], reaches: 'onOffer' },
})

/** Who reaches what people have completed: whoever works with people, and not who enters tracks alone. Own progress stands with the tracks. */
export const completionReach = reach('trackCompletion', {
  staff: { who: access.reviewers, reaches: 'all' },
})

import type { OwnData } from '#platform/server/content/own-data.ts'

export const ownData: OwnData = {
  kinds: [],
  without: {
    'schedule.feed': 'The hash of the private address of the own schedule, and since when there is one.',
  },
}

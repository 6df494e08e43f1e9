import type { OwnData } from '#platform/server/content/own-data.ts'

export const ownData: OwnData = {
  kinds: [],
  without: {
    'library.document_ticket': 'A hash that lets one session watch one video for a while.',
  },
}

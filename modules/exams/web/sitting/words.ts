import { loadText } from '#platform/web/text.ts'

// The words come with the page: one that waited for them while it is drawn would be drawn twice.
await loadText('sitting')

import { call } from '#platform/shared/call.ts'
import { fileBytes } from '#platform/shared/shapes.ts'
import { ownDataTooSoon } from './refusals.ts'

export const downloadOwnData = call({
  method: 'POST',
  path: '/api/User/DownloadOwnData',
  who: 'all',
  effect: 'writes',
  whileActing: 'refused',
  summary:
    'All that the academy holds of the caller, as a ZIP archive: one JSON file for each kind of record, the own files, and a page that says what is what. Once in ten minutes.',
  reply: fileBytes,
  refusals: [ownDataTooSoon],
})

import type { Content } from '#platform/shared/document/document.ts'
import certificate from '../certificate/sample.ts'
import type practicalCertificate from './document.ts'

export default {
  ...certificate,
  Snapshot: { ...certificate.Snapshot, Kind: 'practical' as const, Percent: 84.5, BandName: null },
} satisfies Content<typeof practicalCertificate>

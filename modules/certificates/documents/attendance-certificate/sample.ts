import type { Content } from '#platform/shared/document/document.ts'
import certificate from '../certificate/sample.ts'
import type attendanceCertificate from './document.ts'

export default {
  ...certificate,
  Snapshot: { ...certificate.Snapshot, Kind: 'attendance' as const, Percent: null, BandName: null },
} satisfies Content<typeof attendanceCertificate>

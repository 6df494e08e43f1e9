import * as certificates from './certificates.ts'

const { Snapshot: _shape, ...calls } = certificates
export const certificatesCalls = calls

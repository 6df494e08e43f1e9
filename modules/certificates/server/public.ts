/** What the modules below may read of certificates. */
export { countCertificates } from './store/certificates.ts'
export { countCertificateChanges } from './store/waiting-changes.ts'

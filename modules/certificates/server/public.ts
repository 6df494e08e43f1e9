/** What the modules below may read of certificates. */
export { countCertificateChanges, countCertificates } from './store/certificates.ts'

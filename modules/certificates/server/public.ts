/** What the modules below may read of certificates. */
export { countCertificates } from './store/certificates.ts'

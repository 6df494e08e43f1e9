import { keepPage } from '#platform/web/worker/kept-page.ts'

/** The addresses of the built files that checking a certificate needs; the build writes them in. */
declare const VERIFY_FILES: readonly string[]

/* Keys and the last list lie in the page's own storage. */
keepPage({ files: VERIFY_FILES, address: '/verify', name: 'verify' })

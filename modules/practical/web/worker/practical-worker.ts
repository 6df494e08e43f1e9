import { keepPage } from '#platform/web/worker/kept-page.ts'

/** The addresses of the built files that giving degrees needs; the build writes them in. */
declare const PRACTICAL_FILES: readonly string[]

/* The class and the degrees that wait lie in the page's own storage. */
keepPage({ files: PRACTICAL_FILES, address: '/TraineePractical', name: 'practical' })

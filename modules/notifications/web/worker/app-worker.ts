import { keepOfflineSite } from '#platform/web/worker/offline-site.ts'
import { showMessages } from './messages.ts'

/** The addresses of the built files that the page without a network needs; the build writes them in. */
declare const APP_FILES: readonly string[]

showMessages()
keepOfflineSite({ files: APP_FILES, address: '/offline' })

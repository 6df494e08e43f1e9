import type { FastifyInstance } from 'fastify'

/** On every reply of the API. One object for all: making it anew for each reply is measurable. */
export const apiHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** On every page, and on files that a browser may open as one; pages get their policy of content too. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), fullscreen=(self), clipboard-write=(self)',
}

/** On the files of `/assets/`, which no browser opens as a page: what is said of documents alone would be bytes on a slow line. */
export const assetHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/**
 * What a page may load and run. Tokens lie in sessionStorage, so a foreign script must never run: scripts come from
 * our own files only and no text becomes markup but through a policy of trusted types. Styles written as attributes
 * are allowed for the editor; style elements need the response's own nonce.
 */
export const contentPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "require-trusted-types-for 'script'",
    // Of page-security.ts, and the one that the sanitizer makes for itself.
    'trusted-types default dompurify',
    "connect-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    'report-to csp',
    'report-uri /csp-report',
  ].join('; ')

/** A service worker asks for our own files and for nothing else; its messages bear our picture. */
export const workerPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'"

const transport = 'max-age=31536000; includeSubDomains'

/** Browsers keep to https for a year once any reply has said so; for where the academy's own address is https. */
export function keepToHttps(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('strict-transport-security', transport)
    done()
  })
}

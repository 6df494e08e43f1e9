export const modeTones = {
  prepared: 'neutral',
  issuedLocked: 'info',
  issuedDownloadable: 'success',
  hidden: 'warning',
  superseded: 'neutral',
  revoked: 'danger',
} as const

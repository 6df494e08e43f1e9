import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'

/** How each standing of a certificate looks on the page that checks it. */
export const looks = {
  valid: { color: 'green', icon: <IconCircleCheck /> },
  superseded: { color: 'yellow', icon: <IconAlertTriangle /> },
  revoked: { color: 'red', icon: <IconCircleX /> },
  notValid: { color: 'red', icon: <IconCircleX /> },
} as const

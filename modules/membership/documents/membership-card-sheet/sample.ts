import type { Content } from '#platform/shared/document/document.ts'
import card from '../membership-card/sample.ts'
import type membershipCardSheet from './document.ts'

export default {
  Cards: Array.from({ length: 11 }, (_, at) => ({
    ...card.Card,
    Number: `MC-2026-${String(at + 42).padStart(4, '0')}`,
  })),
} satisfies Content<typeof membershipCardSheet>

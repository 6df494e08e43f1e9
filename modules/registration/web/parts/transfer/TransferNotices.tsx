import { loadText } from '#platform/web/text.ts'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import type { Registration } from '../wire.ts'

const Notices = lazyPart(async () => {
  const [part] = await Promise.all([import('./Notices.tsx'), loadText('registration/transfer')])
  return part.Notices
})

/** Where a registration came from and went, and that somebody asks to be moved; nothing of most. */
export function TransferNotices(props: { registration: Registration; onMove?: () => void }) {
  const { TransferredFrom, TransferredTo, TransferWish } = props.registration
  return TransferredFrom || TransferredTo || TransferWish ? <Notices {...props} /> : null
}

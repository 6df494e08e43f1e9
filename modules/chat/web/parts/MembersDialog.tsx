import { Text } from '@mantine/core'
import { skip, useCall } from '#platform/web/data.ts'
import { Localized, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { PersonPhoto } from '#platform/web/ui/files/PersonPhoto.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { chatCalls as calls } from '../../contract/calls.ts'
import classes from './Chat.module.css'

/** Who sits in the room now. */
export function MembersDialog({ roomId, opened, onClose }: { roomId: number; opened: boolean; onClose: () => void }) {
  const t = useText('chat')
  const pick = usePick()
  const query = useCall(calls.getMembers, opened ? { RoomID: roomId } : skip)
  return (
    <Dialog opened={opened} onClose={onClose} title={t('members')}>
      <QueryView query={query}>
        {({ Items }) => (
          <ul className={classes['rooms']}>
            {Items.map((member) => (
              <li key={member.MemberID} className={classes['member']}>
                <PersonPhoto fileId={null} name={pick(member.Name)} size="2.25rem" quiet />
                <span className={classes['grow']}>
                  <Localized text={member.Name} />
                </span>
                <Text span size="sm" c="dimmed">
                  {t(`seats.${member.Seat}`)}
                </Text>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Dialog>
  )
}

import { Stack, Text, TextInput, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { foldText } from '#platform/shared/text.ts'
import type { Output } from '#platform/shared/call.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { Code, Localized, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { PersonPhoto } from '#platform/web/ui/files/PersonPhoto.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { chatCalls as calls } from '../../contract/calls.ts'
import classes from './Chat.module.css'

export type Contact = Output<typeof calls.getContacts>['Items'][number]

/** Whom one may begin a conversation with, by class. */
export function BeginDialog(props: { opened: boolean; onClose: () => void; onChoose: (contact: Contact) => void }) {
  const t = useText('chat')
  const pick = usePick()
  const [search, setSearch] = useState('')
  const query = useCall(calls.getContacts, props.opened ? {} : skip)
  const wanted = foldText(search.trim())
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={t('beginWith')}>
      <QueryView
        query={query}
        empty={({ Items }) => Items.length === 0}
        emptyState={<EmptyState sentence={t('nobodyToTalkTo')} />}
      >
        {({ Items }) => {
          const found = Items.filter(({ Name, ClassCode }) => foldText(`${pick(Name)} ${ClassCode}`).includes(wanted))
          return (
            <Stack gap="sm">
              <TextInput
                type="search"
                data-autofocus
                aria-label={t('searchPeople')}
                placeholder={t('searchPeople')}
                leftSection={<IconSearch size="1rem" aria-hidden />}
                value={search}
                maxLength={100}
                onChange={(event) => setSearch(event.currentTarget.value)}
              />
              {found.length === 0 && <EmptyState sentence={t('noneFound')} />}
              <ul className={classes['rooms']}>
                {found.map((contact) => (
                  <li key={`${contact.CourseClassID} ${contact.MemberID}`}>
                    <UnstyledButton className={classes['room']!} onClick={() => props.onChoose(contact)}>
                      <PersonPhoto fileId={null} name={pick(contact.Name)} size="2.5rem" quiet />
                      <span className={classes['roomWords']}>
                        <span className={classes['roomName']}>
                          <Localized text={contact.Name} />
                        </span>
                        <Text span size="xs" c="dimmed">
                          <Localized text={contact.CourseName} /> <Code>{contact.ClassCode}</Code>
                        </Text>
                      </span>
                    </UnstyledButton>
                  </li>
                ))}
              </ul>
            </Stack>
          )
        }}
      </QueryView>
    </Dialog>
  )
}

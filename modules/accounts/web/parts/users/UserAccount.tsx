import { Anchor, Box, Stack, Text } from '@mantine/core'
import { Code, InstantText, useFormat, usePick } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useRoleName } from '#platform/web/words/role-words.ts'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import type { User } from './user.ts'
import { PersonPhoto } from '#platform/web/ui/files/PersonPhoto.tsx'
import { PendingAddress } from '../account/PendingAddress.tsx'
import { RightsList } from './RightsList.tsx'
import { recordHref } from './record-href.ts'

/** Whose account it is, the role and the permissions. */
export function UserAccount({ user }: { user: User }) {
  const t = useText('users')
  const roleName = useRoleName()
  const rights = useText('rights')
  const format = useFormat()
  const pick = usePick()
  const { Record: record } = user
  return (
    <Stack gap="md">
      <Section title={t('sections.account')}>
        {user.PhotoID !== null && (
          <Box mb="md">
            <PersonPhoto fileId={user.PhotoID} name={pick(user.Name)} size="4rem" />
          </Box>
        )}
        <PendingAddress change={user.AddressChange} isOwn={user.IsOwn} />
        <KeyValues
          columns={3}
          items={[
            {
              label: t('fields.role'),
              wide: true,
              value: (
                <>
                  {roleName(user.Role, user.Gender)}
                  <Text size="sm" c="dimmed">
                    {rights(`roles.${user.Role}`)}
                  </Text>
                </>
              ),
            },
            { label: t('fields.nameAr'), value: <bdi>{user.Name.ar}</bdi> },
            { label: t('fields.nameEn'), value: <bdi>{user.Name.en}</bdi> },
            { label: t('fields.email'), value: <Code>{user.Email}</Code> },
            user.Gender && { label: t('fields.gender'), value: t(`genders.${user.Gender}`) },
            { label: t('fields.language'), value: t(`languages.${user.Language}`) },
            {
              label: t('fields.lastSignIn'),
              value: user.LastSignIn ? <InstantText at={user.LastSignIn} /> : t('never'),
            },
            { label: t('fields.created'), value: format.dateTime(user.CreatedAt) },
            {
              label: t('fields.secondFactor'),
              value: t(user.HasSecondFactor ? 'secondFactor.on' : 'secondFactor.off'),
            },
            record && {
              label: t(`records.${record.Kind}`),
              value: (
                <Anchor component={AppLink} to={recordHref(record) as '/'}>
                  <Code>{record.Code}</Code>
                </Anchor>
              ),
            },
          ]}
        />
      </Section>
      <Section title={t('sections.permissions')}>
        <RightsList role={user.Role} held={user.Permissions} />
      </Section>
    </Stack>
  )
}

import { Alert, Anchor } from '@mantine/core'
import { mayGrant } from '#platform/shared/granting.ts'
import { useGo } from '#platform/web/start/address.ts'
import { usePick } from '#platform/web/format.tsx'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useUser } from '#platform/web/session.ts'
import { offeredLanguages } from '#platform/web/language.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { accountsCalls } from '../../../contract/calls.ts'
import { accountRoles, genders, userFields } from '../../../contract/users.ts'
import { fitsRecord } from '../../../rules/account-actions.ts'
import type { User } from './user.ts'
import { RightsList } from './RightsList.tsx'
import { recordHref, recordsHref } from './record-href.ts'

/** A new account, or one to change: what the reader cannot grant, or what a record keeps, stays as it is. */
export function UserForm({ user, onReload }: { user: User | null; onReload?: () => unknown }) {
  const t = useText('users')
  const acts = useText('accounts/acts')
  const platform = useText('platform')
  const rights = useText('rights')
  const pick = usePick()
  const go = useGo()
  const reader = useUser()
  const granter = { role: reader?.userRole ?? 'anonymous', permissions: reader?.permissions ?? [] } as const
  const back = user ? href('/User/Account/:ID', { ID: user.ID }) : '/user'
  const form = useRecordForm({
    module: 'accounts',
    call: user ? accountsCalls.updateUser : accountsCalls.addUser,
    schema: userFields,
    version: user?.Version ?? 0,
    initial: {
      NameAr: user?.Name.ar ?? '',
      NameEn: user?.Name.en ?? '',
      Email: user?.Email ?? '',
      Role: (user?.Role ?? null) as User['Role'] | null,
      Permissions: user?.Permissions ?? [],
      Language: user?.Language ?? 'ar',
      Gender: (user?.Gender ?? null) as User['Gender'],
    },
    toInput: (values, { version }) =>
      (user ? { ID: user.ID, body: { ...values, Version: version } } : { body: values }) as never,
    success: acts(user ? 'acts.updateUser.done' : 'acts.addUser.done'),
    onSaved: (saved) => go(href('/User/Account/:ID', { ID: (saved as { ID: number }).ID }) as '/'),
    ...(onReload && { onReload }),
  })

  const record = user?.Record ?? null
  // An organization's account is several people's.
  const saysGender = !record || (record.Gender === null && record.Kind !== 'organization')
  const isFixed = Boolean(user && (user.IsOwn || !user.Actions.includes('updateUser')))
  const roles = accountRoles.filter(
    (role) => role === user?.Role || (mayGrant(granter, role) && fitsRecord(role, record?.Kind ?? null)),
  )
  const role = form.values.Role
  const records = user ? null : recordsHref(role)
  return (
    <Page
      title={user ? t('editTitle', { name: pick(user.Name) || user.Email }) : t('newTitle')}
      width="form"
      {...(!user && { description: t('newHint') })}
    >
      {user?.IsOwn && <Alert color="blue">{t('own')}</Alert>}
      {user?.Actions.length === 0 && <Alert color="blue">{t('beyond')}</Alert>}
      <RecordForm form={form} cancelHref={back}>
        <FieldGroup title={t('sections.person')}>
          {record && (
            <Alert color="blue">
              {t('keptByRecord')}{' '}
              <Anchor component={AppLink} to={recordHref(record) as '/'} inherit c="inherit" underline="always">
                {t('openRecord', { code: record.Code })}
              </Anchor>
            </Alert>
          )}
          <FieldRow>
            <TextField {...form.field('NameAr')} label={t('fields.nameAr')} required disabled={Boolean(record)} />
            <TextField {...form.field('NameEn')} label={t('fields.nameEn')} disabled={Boolean(record)} />
          </FieldRow>
          <FieldRow>
            <TextField
              {...form.field('Email')}
              kind="email"
              label={t('fields.email')}
              required
              disabled={Boolean(record) || isFixed}
            />
            <SelectField
              {...form.field('Language')}
              label={t('fields.language')}
              options={[...new Set([...offeredLanguages, ...(user ? [user.Language] : [])])].map((value) => ({
                value,
                label: t(`languages.${value}`),
              }))}
              required
            />
          </FieldRow>
          {saysGender && (
            <SelectField
              {...form.field('Gender')}
              label={t('fields.gender')}
              description={t('genderHelp')}
              options={genders.map((value) => ({ value, label: t(`genders.${value}`) }))}
              searchable={false}
            />
          )}
        </FieldGroup>
        <FieldGroup title={t('sections.role')}>
          <SelectField
            {...form.field('Role')}
            label={t('fields.role')}
            description={role ? rights(`roles.${role}`) : undefined}
            options={roles.map((value) => ({ value, label: platform(`roles.${value}`) }))}
            searchable={false}
            required
            disabled={isFixed || roles.length === 1}
          />
          {records && (
            <Alert color="blue">
              {t('recordHint')}{' '}
              <Anchor component={AppLink} to={records.to as '/'} inherit c="inherit" underline="always">
                {t(`recordPage.${records.page}`)}
              </Anchor>
            </Alert>
          )}
        </FieldGroup>
        <FieldGroup title={t('sections.permissions')}>
          <RightsList
            role={role}
            held={form.values.Permissions}
            {...(!isFixed && {
              edit: { granter, onChange: (held) => form.setValue('Permissions', held) },
            })}
          />
        </FieldGroup>
        {user && !isFixed && <Alert color="yellow">{t('endsSessions')}</Alert>}
      </RecordForm>
    </Page>
  )
}

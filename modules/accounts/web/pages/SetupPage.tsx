import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { Brand } from '#platform/web/brand/Brand.tsx'
import { useCall } from '#platform/web/data.ts'
import { PasswordField, TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { createFirstAdmin, getSetupState } from '../../contract/set-up.ts'
import { PasswordChecks } from '../parts/account/PasswordChecks.tsx'
import classes from './SetupPage.module.css'

/** The first administrator of an empty academy, by the secret that the start-up printed. */
export default function SetupPage() {
  const t = useText('accounts')
  const state = useCall(getSetupState, {})
  const [done, setDone] = useState(false)
  return (
    <div className={classes['page']}>
      <Brand size="2.4rem" />
      <Page title={t('setup.title')} description={t('setup.description')} width="form">
        <QueryView query={state}>
          {({ NeedsFirstAdmin }) => {
            if (done) return <Finished sentence={t('setup.done')} />
            return NeedsFirstAdmin ? (
              <SetupForm onDone={() => setDone(true)} />
            ) : (
              <Finished sentence={t('setup.notNeeded')} />
            )
          }}
        </QueryView>
      </Page>
    </div>
  )
}

function Finished({ sentence }: { sentence: string }) {
  const t = useText('platform')
  return (
    <Alert color="blue" role="status">
      <p className={classes['sentence']}>{sentence}</p>
      <Button component={AppLink} to="/pages/login/:CompetitionCode?">
        {t('actions.logIn')}
      </Button>
    </Alert>
  )
}

interface FirstAdmin {
  Secret: string
  Email: string
  NameAr: string
  NameEn: string
  Password: string
}

function SetupForm({ onDone }: { onDone: () => void }) {
  const t = useText('accounts')
  const form = useRecordForm({
    module: 'accounts',
    call: createFirstAdmin,
    schema: createFirstAdmin.body!,
    initial: { Secret: '', Email: '', NameAr: '', NameEn: '', Password: '' } as FirstAdmin,
    toInput: (values) => ({ body: values as FirstAdmin }),
    onSaved: onDone,
  })
  return (
    <RecordForm form={form} submitLabel={t('setup.submit')}>
      <TextField {...form.field('Secret')} label={t('setup.secret')} kind="code" autoFocus required />
      <TextField {...form.field('NameAr')} label={t('setup.nameAr')} required />
      <TextField {...form.field('NameEn')} label={t('setup.nameEn')} />
      <TextField {...form.field('Email')} label={t('setup.email')} kind="email" required />
      <PasswordField {...form.field('Password')} label={t('setup.password')} autoComplete="new-password" required />
      <PasswordChecks id="password-checks" password={form.values.Password} />
    </RecordForm>
  )
}

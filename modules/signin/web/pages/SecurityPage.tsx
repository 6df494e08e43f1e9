import { Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { useAddress, useGo } from '#platform/web/start/address.ts'
import { useCall } from '#platform/web/data.ts'
import { useUser } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { beginAuthenticator, getSecurity } from '../../contract/security.ts'
import { accountPageOf, AccountSections } from '#modules/accounts/web/public.ts'
import { AddressSection } from '../parts/security/AddressSection.tsx'
import { PasskeyDialogs, type PasskeyStep } from '../parts/factor/PasskeyDialogs.tsx'
import { PasskeySection } from '../parts/factor/PasskeySection.tsx'
import { AddAuthenticator } from '../parts/factor/AddAuthenticator.tsx'
import {
  AppSection,
  MailSection,
  PasswordSection,
  RecoverySection,
  SessionsSection,
} from '../parts/security/SecuritySections.tsx'
import { SecurityDialogs, type SecurityDialog } from '../parts/security/SecurityDialogs.tsx'

/** How somebody signs in, and what protects the account; the whole account of those without a profile page. */
export default function SecurityPage() {
  const t = useText('account')
  const profile = useText('profile')
  const user = useUser()
  const elsewhere = user && accountPageOf(user.userRole)
  const isWhole = user !== null && elsewhere === null
  // Letters and notices name this page for everybody; who has a profile page finds the account there.
  const go = useGo()
  const { values } = useAddress({ tab: '' })
  useEffect(() => {
    if (elsewhere && values.tab === 'account') void go.replace(elsewhere)
  }, [elsewhere, values.tab, go])
  return (
    <Page title={t('security.title')} description={t('security.description')} width="form">
      {isWhole ? (
        <AddressTabs
          label={profile('tabs.label')}
          tabs={[
            { key: 'security', label: profile('tabs.security'), content: () => <SecurityOfAccount /> },
            { key: 'account', label: profile('tabs.account'), content: () => <AccountSections /> },
          ]}
        />
      ) : (
        <SecurityOfAccount />
      )}
    </Page>
  )
}

function SecurityOfAccount() {
  const query = useCall(getSecurity, {})
  const [dialog, open] = useState<SecurityDialog | null>(null)
  const [step, setStep] = useState<PasskeyStep | null>(null)
  const [secret, setSecret] = useState<Output<typeof beginAuthenticator> | null>(null)
  return (
    <Stack gap="md">
      <QueryView query={query} module="signin">
        {(security) => (
          <>
            <AddressSection security={security} />
            <PasswordSection security={security} />
            <PasskeySection security={security} open={setStep} />
            <AppSection security={security} open={open} />
            {(security.HasAuthenticator || security.Passkeys.length > 0) && (
              <RecoverySection security={security} open={open} />
            )}
            <MailSection security={security} open={open} />
            <SessionsSection />
            {dialog && (
              <SecurityDialogs dialog={dialog} security={security} onClose={() => open(null)} onSecret={setSecret} />
            )}
            {step && <PasskeyDialogs step={step} security={security} onClose={() => setStep(null)} />}
            {secret && <AddAuthenticator secret={secret} email={security.Email} onClose={() => setSecret(null)} />}
          </>
        )}
      </QueryView>
    </Stack>
  )
}

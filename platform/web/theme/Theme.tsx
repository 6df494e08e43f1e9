import { DirectionProvider, MantineProvider, useDirection } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { directionOf } from '#platform/shared/text.ts'
import { currentLanguage } from '../language.ts'
import { styleNonce } from '../signed-in/page-security.ts'
import { useSettings } from '../settings.ts'
import { useLanguage } from '../text.ts'
import { cssVariables, theme } from './theme.ts'

/** The theme with the reader's settings. The direction follows the language. */
export function Theme({ children }: { children: ReactNode }) {
  const settings = useSettings()
  useEffect(() => {
    document.documentElement.style.fontSize = settings.fontSize
    document.documentElement.dataset['theme'] = settings.theme
  }, [settings.fontSize, settings.theme])
  return (
    <DirectionProvider initialDirection={directionOf(currentLanguage())} detectDirection={false}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        forceColorScheme={settings.theme === 'dark' ? 'dark' : 'light'}
        getStyleNonce={() => styleNonce}
      >
        <DirectionOfLanguage />
        {children}
      </MantineProvider>
    </DirectionProvider>
  )
}

/** Turned by an effect: a provider made anew with the language would lose what is typed on the page. */
function DirectionOfLanguage() {
  const direction = directionOf(useLanguage())
  const { dir, setDirection } = useDirection()
  useEffect(() => {
    if (dir !== direction) setDirection(direction)
  }, [dir, direction, setDirection])
  return null
}

import { createTheme, type CSSVariablesResolver, rem } from '@mantine/core'
import { blue, brand, dark, gray, green, red, yellow } from './colors.ts'

/** The root font size that one rem is drawn for; the kit draws for 16. Readers change it in the settings. */
export const drawnFor = 14
const belowBars = 'var(--bars-height, 0px)'
const px = (size: number) => `${size / drawnFor}rem`

export const theme = createTheme({
  // Sizes that the kit writes in rem of 16 px keep their measure at our 14 px root, and grow with it.
  scale: 16 / drawnFor,
  fontFamily: "'IBM Plex Sans Arabic', system-ui, 'Segoe UI', Tahoma, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'Cascadia Mono', 'DejaVu Sans Mono', monospace",
  fontSmoothing: true,
  fontSizes: { xs: px(12.5), sm: px(14), md: px(15), lg: px(16), xl: px(20) },
  lineHeights: { xs: '1.4', sm: '1.55', md: '1.6', lg: '1.6', xl: '1.4' },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  radius: { xs: rem(3), sm: rem(5), md: rem(7), lg: rem(10), xl: rem(16) },
  defaultRadius: 'sm',
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: px(20), lineHeight: '1.5' },
      h2: { fontSize: px(16), lineHeight: '1.5' },
      h3: { fontSize: px(14), lineHeight: '1.6' },
      h4: { fontSize: px(14), lineHeight: '1.6' },
      h5: { fontSize: px(13), lineHeight: '1.6' },
      h6: { fontSize: px(12.5), lineHeight: '1.6' },
    },
  },
  colors: { brand, red, green, yellow, blue, gray, dark },
  primaryColor: 'brand',
  primaryShade: { light: 8, dark: 8 },
  black: '#1d2025',
  // The breakpoints of the specification: 576, 768, 992 and 1200 px.
  breakpoints: { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '88em' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'auto',
  components: {
    // By their names, as all here: through their components they would come with the log-in page, which needs neither.
    Popover: { defaultProps: { transitionProps: { duration: 120 } } },
    ScrollArea: { defaultProps: { scrollbarSize: 8 } },
    // Hints below, so that fields side by side stand on one line whether or not they have one.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    // Their <header> would count as a second banner of the page.
    // Both begin below the bars that stick to the top of every page, which would cover their titles.
    Modal: {
      defaultProps: { attributes: { header: { role: 'none' } } },
      styles: {
        title: { fontWeight: 600 },
        inner: { insetBlockStart: belowBars },
        content: { maxHeight: `calc(100dvh - ${belowBars} - var(--modal-y-offset) * 2)` },
      },
    },
    // Its focusable placeholder is no item of the menu.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Drawer: {
      defaultProps: { attributes: { header: { role: 'none' } } },
      styles: { title: { fontWeight: 600 }, inner: { insetBlockStart: belowBars } },
    },
    // The kit's letters of 9 to 11 px in capitals are too small to read, and Arabic has no capitals.
    Badge: {
      vars: () => ({ root: { '--badge-fz': px(12.5), '--badge-height': rem(22) } }),
      styles: { root: { textTransform: 'none' }, label: { letterSpacing: 0 } },
    },
    // The small ones measure 22 px; a fingertip, and WCAG 2.5.8, ask for 24.
    CloseButton: { styles: { root: { minWidth: rem(24), minHeight: rem(24) } } },
  },
})

/** Corrections that a theme object cannot say: contrast of errors, placeholders and quiet text; the shell's surfaces. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--font-table': px(13),
    '--shadow-raised': '0 1px 2px rgb(0 0 0 / 5%), 0 4px 16px rgb(0 0 0 / 6%)',
  },
  light: {
    '--mantine-color-error': red[8],
    '--mantine-color-dimmed': gray[7],
    '--mantine-color-placeholder': '#6d747c',
    '--mantine-color-anchor': brand[8],
    '--surface-page': '#f6f7f8',
    '--surface-card': '#ffffff',
    '--urgent-text': yellow[9],
    '--line': gray[2],
  },
  dark: {
    '--mantine-color-error': red[4],
    '--mantine-color-dimmed': dark[2],
    '--mantine-color-placeholder': '#8c9099',
    '--mantine-color-anchor': brand[3],
    '--mantine-color-brand-text': brand[4],
    '--urgent-text': yellow[4],
    '--surface-page': dark[8],
    '--surface-card': dark[7],
    '--line': dark[5],
  },
})

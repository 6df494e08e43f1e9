import { describe, expect, test } from 'vitest'
import { cast, castPassword } from '#testing/stages/cast.ts'
import { axe, comeIn, expectErrors, heldUp, logIn, overflowing, phone, type Visit } from './site/browser.ts'
import { still } from './site/stillness.ts'
import { visitorsOfAcademy } from './site/visitors.ts'

const { academy, come, comeAs } = visitorsOfAcademy()
const pathOf = (visitor: Visit) => new URL(visitor.page.url()).pathname
const asked = async <T>(path: string, init: RequestInit) =>
  (await fetch(academy().origin + path, init)).json() as Promise<T>

describe('signing in', () => {
  test('a wrong password is said in the language; the right one leads to the page that was wanted', async () => {
    const visitor = await come()
    const { page, errors } = visitor
    await page.goto('/ChangePassword?from=mail')
    await page.waitForURL(/\/pages\/login/)
    expect(new URL(page.url()).searchParams.get('to')).toBe('/ChangePassword?from=mail')
    await page.locator('input[name=email]').fill(cast.layla.email)
    await page.locator('input[name=password]').fill('wrong')
    await page.locator('button[type=submit]').click()
    await page.getByText('البريد الإلكتروني أو كلمة المرور غير صحيحة.').waitFor()
    expectErrors(errors, /401/)
    await page.locator('input[name=password]').fill(castPassword)
    await page.locator('button[type=submit]').click()
    await page.waitForURL(/\/ChangePassword\?from=mail$/)
    await page.getByRole('heading', { level: 1, name: 'تغيير كلمة المرور' }).waitFor()
    expect(await page.title()).toBe('تغيير كلمة المرور · ديوان')
    expect(errors).toEqual([])
  })

  test('nothing that comes late moves the button from under a pointer that presses it', async () => {
    const { page, context } = await come({ viewport: { width: 1440, height: 900 } })
    const late = {
      code: await heldUp(context, '**/assets/first-*.js'),
      fonts: await heldUp(context, '**/*.woff2'),
    }
    await page.goto('/pages/login', { waitUntil: 'commit' })
    const button = page.locator('button[type=submit]')
    await button.waitFor()
    const pressed = (await button.boundingBox())!
    const stays = async () => {
      const now = (await button.boundingBox())!
      // Other letters may move it by a hair: whoever aims at its middle still meets it, up and down.
      expect([now.x, now.width, now.height]).toEqual([pressed.x, pressed.width, pressed.height])
      expect(Math.abs(now.y - pressed.y)).toBeLessThan(pressed.height / 10)
    }
    late.code()
    await page.locator('#sample-logins').waitFor()
    await stays()
    late.fonts()
    await page.waitForFunction(() => [...document.fonts].some((font) => font.status === 'loaded'))
    await page.evaluate(() => document.fonts.ready)
    await stays()
  })

  test('the form is written in and pressed before the code is there; nothing moves when it comes', async () => {
    const { page, context, errors } = await come({ viewport: phone })
    const arrive = await heldUp(context, '**/assets/first-*.js')
    await page.goto('/pages/login?to=%2FChangePassword', { waitUntil: 'commit' })
    const button = page.locator('button[type=submit]')
    await button.waitFor()
    const before = await button.boundingBox()
    await page.locator('input[name=email]').fill(cast.layla.email)
    await page.locator('input[name=password]').fill('wrong')
    await button.click()
    arrive()
    await page.getByText('البريد الإلكتروني أو كلمة المرور غير صحيحة.').waitFor()
    expect(await page.locator('#sight').count()).toBe(0)
    expect(await page.locator('input[name=email]').inputValue()).toBe(cast.layla.email)
    const after = await button.boundingBox()
    expect([after?.width, after?.height, after?.x]).toEqual([before?.width, before?.height, before?.x])
    expectErrors(errors, /401/)
    await page.locator('input[name=password]').fill(castPassword)
    await button.click()
    await page.waitForURL(/\/ChangePassword$/)
    expect(errors).toEqual([])
  })

  test('what was written while a finger lay on the form is in the other one the moment it is let go', async () => {
    const { page, context } = await come({ viewport: phone })
    const arrive = await heldUp(context, '**/assets/first-*.js')
    await page.goto('/pages/login', { waitUntil: 'commit' })
    const email = page.locator('#sight input[name=email]')
    await email.hover()
    await page.mouse.down()
    arrive()
    await page.locator('#root input[name=email]').waitFor({ state: 'attached' })
    // In one task: a key that comes before the next drawing must find all of it.
    const kept = await page.evaluate((typed) => {
      const field = document.querySelector<HTMLInputElement>('#sight input[name=email]')!
      field.value = typed
      document.getElementById('sight')!.dispatchEvent(new Event('released'))
      const taken = document.querySelector<HTMLInputElement>('#root input[name=email]')!
      return { gone: !field.isConnected, value: taken.value, focused: document.activeElement === taken }
    }, cast.layla.email)
    expect(kept).toEqual({ gone: true, value: cast.layla.email, focused: true })
  })

  test.each([
    ['huda', '/User/Trainee', '/api/Trainee/GetAll'],
    ['huda', null, '/api/Trainee/GetHomeModel'],
    ['layla', null, '/api/Trainee/GetHomeModel'],
    ['omar', null, '/api/Trainee/GetHomeModel'],
  ] as const)(
    '%s, pressed before the code is there, is in by the time it comes, and the log-in brought what the page %s asks first',
    async (who, to, first) => {
      const { page, context, errors } = await come({ viewport: phone })
      const arrive = await heldUp(context, '**/assets/first-*.js')
      // What a page draws first waits for no words of what is offered later: these never come.
      await context.route('**/assets/words-apart-*.js', () => {})
      const answered: string[] = []
      page.on('response', (response) => answered.push(new URL(response.url()).pathname))
      const times = (path: string) => answered.filter((each) => each === path).length
      await page.goto(`/pages/login${to ? `?to=${encodeURIComponent(to)}` : ''}`, { waitUntil: 'commit' })
      await page.locator('input[name=email]').fill(cast[who].email)
      await page.locator('input[name=password]').fill(castPassword)
      await page.locator('button[type=submit]').click()
      await expect.poll(() => times('/login'), { timeout: 10_000 }).toBe(1)
      arrive()
      // Rows of the list, or the sections of the home.
      await page.locator('#content :is([data-row-link], section)').first().waitFor()
      // What the log-in was answered with is taken, not asked for again.
      expect([times('/login'), times(first)]).toEqual([1, 0])
      expect(errors).toEqual([])
    },
  )

  test('what is written after the press counts, whatever was sent before', async () => {
    const { accessToken } = await asked<{ accessToken: string }>('/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: cast.omar.email, password: castPassword }),
    })
    const headers = { authorization: `Bearer ${accessToken}` }
    const sessions = async () =>
      (await asked<{ Items: object[] }>('/api/Account/GetSessions', { headers })).Items.length
    const before = await sessions()
    const { page, context, errors } = await come({ viewport: phone })
    const arrive = await heldUp(context, '**/assets/first-*.js')
    const sent: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/login') sent.push((request.postDataJSON() as { email: string }).email)
    })
    const ended: number[] = []
    page.on('response', (response) => {
      if (new URL(response.url()).pathname === '/logout') ended.push(response.status())
    })
    await page.goto('/pages/login?to=%2FChangePassword', { waitUntil: 'commit' })
    await page.locator('input[name=email]').fill(cast.omar.email)
    await page.locator('input[name=password]').fill(castPassword)
    await page.locator('button[type=submit]').click()
    await page.locator('input[name=email]').fill(cast.layla.email)
    arrive()
    await page.waitForURL((url) => !url.pathname.startsWith('/pages/login'))
    expect(sent.at(-1)).toBe(cast.layla.email)
    const user = await page.evaluate(() => sessionStorage.getItem('userInfo'))
    expect(user).toContain(cast.layla.email)
    // What was taken back leaves no session behind.
    await expect.poll(() => ended, { timeout: 10_000 }).toEqual([200])
    expect(await sessions()).toBe(before)
    expect(errors).toEqual([])
  })

  test('comes in without a second press where the connection breaks or the server is busy', async () => {
    const { page, context, errors } = await come()
    let asked = 0
    await context.route('**/login', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      asked++
      if (asked === 1) return route.abort('connectionreset')
      if (asked === 2) return route.fulfill({ status: 503, headers: { 'retry-after': '1' }, body: '' })
      return route.continue()
    })
    await logIn(page, cast.layla.email, castPassword, '/ChangePassword')
    expect(asked).toBe(3)
    expectErrors(errors, /ERR_CONNECTION_RESET|503/)
    expect(errors).toEqual([])
  })

  test('another site as the target is not followed', async () => {
    const visitor = await come()
    await visitor.page.goto('/pages/login?to=https%3A%2F%2Fexample.com%2F')
    await visitor.page.locator('input[name=email]').fill(cast.layla.email)
    await visitor.page.locator('input[name=password]').fill(castPassword)
    await visitor.page.locator('button[type=submit]').click()
    await visitor.page.waitForURL((url) => !url.pathname.startsWith('/pages/login'))
    expect(new URL(visitor.page.url()).origin).toBe(academy().origin)
  })

  test('who is in already is told so, and a new tab joins the session', async () => {
    const { page, context, errors } = await comeAs('layla', '/ChangePassword')
    await page.goto('/pages/login')
    await page.getByText(`سجّلت الدخول من قبل باسم ${cast.layla.nameAr}.`).waitFor()
    const second = await context.newPage()
    await second.goto('/ChangePassword')
    await second.getByRole('heading', { level: 1, name: 'تغيير كلمة المرور' }).waitFor()
    expect(errors).toEqual([])
  })

  test('a new tab joins the session also while the other one is too busy to answer', async () => {
    const { page, context, errors } = await comeAs('layla', '/ChangePassword')
    const busy = page.evaluate(() => {
      const until = performance.now() + 3_000
      while (performance.now() < until);
    })
    const second = await context.newPage()
    await second.goto('/ChangePassword')
    await second.getByRole('heading', { level: 1, name: 'تغيير كلمة المرور' }).waitFor()
    await busy
    expect(errors).toEqual([])
  })

  test('who has closed the browser and comes back waits for nobody', async () => {
    const { page } = await come()
    await page.addInitScript(() => localStorage.setItem('loggedIn', 'true'))
    await page.goto('/ChangePassword')
    await page.waitForURL(/\/pages\/login/)
    await page.locator('input[name=email]').waitFor()
  })

  test('logging out ends the session in every tab', async () => {
    const { page, context } = await comeAs('layla', '/ChangePassword')
    const second = await context.newPage()
    await second.goto('/ChangePassword')
    await second.getByRole('heading', { level: 1 }).waitFor()
    // A page in the background is drawn seldom, and clicks wait for that.
    await page.bringToFront()
    await page.locator('header button[aria-haspopup=menu]').last().click()
    await page.getByRole('menuitem', { name: 'تسجيل الخروج' }).click()
    await page.waitForURL(/\/pages\/login$/)
    await second.waitForURL(/\/pages\/login/)
    expect(await page.evaluate(() => sessionStorage.getItem('accessToken'))).toBeNull()
  })
})

describe('a session', () => {
  test('that has run out is renewed once for all tabs', async () => {
    const { page, context, errors } = await comeAs('mariam', '/ChangePassword')
    const second = await context.newPage()
    await second.goto('/ChangePassword')
    await second.getByRole('heading', { level: 1, name: 'تغيير كلمة المرور' }).waitFor()
    const renewals: string[] = []
    context.on('request', (request) => {
      if (request.url().endsWith('/refresh')) renewals.push(request.url())
    })
    for (const tab of [page, second]) await tab.evaluate(() => sessionStorage.setItem('expiresIn', '1'))
    await Promise.all([page.reload(), second.reload()])
    for (const tab of [page, second]) await tab.getByRole('heading', { level: 1, name: 'تغيير كلمة المرور' }).waitFor()
    expect(renewals).toHaveLength(1)
    expect(errors).toEqual([])
  })

  test('that the server has ended leads to the login page and back', async () => {
    const { page, errors } = await comeAs('mariam', '/ChangePassword')
    await page.evaluate(() => {
      sessionStorage.setItem('accessToken', 'bad')
      sessionStorage.setItem('refreshToken', 'worse')
    })
    await page.goto('/pages/sessions')
    await page.waitForURL(/\/pages\/login\?to=%2Fpages%2Fsessions/)
    expectErrors(errors, /401/)
    expect(errors).toEqual([])
  })

  test('ended by another person’s log-in shows nothing of the former one', async () => {
    const { page } = await comeAs('layla', '/ChangePassword')
    await page.locator('header').getByText(cast.layla.nameAr).waitFor()
    await page.goto('/pages/login')
    await page.getByRole('button', { name: 'الدخول بحساب آخر' }).click()
    await page.locator('input[name=email]').waitFor()
    await logIn(page, cast.omar.email, castPassword, '/ChangePassword')
    await page
      .locator('header')
      .getByText('Omar Alrawi')
      .or(page.locator('header').getByText(cast.omar.nameAr))
      .first()
      .waitFor()
    expect(await page.locator('header').getByText(cast.layla.nameAr).count()).toBe(0)
  })
})

describe('a part of the application that does not come', () => {
  test('is said with a way to reload', async () => {
    const { page, context, errors } = await comeAs('huda', '/ChangePassword')
    await context.route(/assets\/SessionsPage-/, (route) => route.abort())
    await page.locator('header button[aria-haspopup=menu]').last().click()
    await page.getByRole('menuitem', { name: 'الأجهزة والجلسات' }).click()
    await page.getByRole('heading', { name: 'تعذّر تحميل جزء من التطبيق' }).waitFor()
    await context.unroute(/assets\/SessionsPage-/)
    await page.getByRole('button', { name: 'إعادة تحميل الصفحة' }).click()
    await page.getByRole('heading', { level: 1, name: 'الأجهزة والجلسات' }).waitFor()
    expectErrors(errors, /ERR_FAILED|dynamically imported|Unable to preload CSS/)
    expect(errors).toEqual([])
  })
})

describe('what a visitor may not open', () => {
  test('an unknown address is the 404 page', async () => {
    const { page, errors } = await come({ language: 'en' })
    await page.goto('/no/such/page')
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
    expect(await axe(page)).toEqual([])
    expect(errors).toEqual([])
  })

  test('a page for others says which role opens it', async () => {
    const { page, errors } = await comeAs('layla', '/pages/error-500')
    await page.getByRole('heading', { name: 'لا تملك صلاحية فتح هذه الصفحة' }).waitFor()
    await page.getByText('محرّر', { exact: true }).waitFor()
    expect(await axe(page)).toEqual([])
    expect(errors).toEqual([])
  })
})

describe('the frame', () => {
  test('switching the language turns the page around, keeps what is typed, and is kept by the account', async () => {
    const { page, errors } = await comeAs('omar', '/ChangePassword')
    const sideOf = () => page.locator('aside').evaluate((side) => side.getBoundingClientRect().left > innerWidth / 2)
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
    expect(await sideOf()).toBe(true)
    await page.locator('main input').first().fill('typed')
    await page.getByRole('button', { name: 'اللغة' }).click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await page.getByRole('heading', { level: 1, name: 'Change password' }).waitFor()
    expect(await page.evaluate(() => [document.documentElement.dir, document.documentElement.lang])).toEqual([
      'ltr',
      'en',
    ])
    expect(await sideOf()).toBe(false)
    expect(await page.locator('main input').first().inputValue()).toBe('typed')
    await page.locator('main input').first().fill('')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Change password' }).waitFor()
    expect(errors).toEqual([])
    const elsewhere = await come()
    await logIn(elsewhere.page, cast.omar.email, castPassword, '/ChangePassword')
    await elsewhere.page.getByRole('heading', { level: 1, name: 'Change password' }).waitFor()
  })

  test('a list that is asked for without a network says so, and comes by itself when there is one', async () => {
    const { page, context, errors } = await comeAs('huda', '/User/Trainee', { language: 'en', whole: true })
    await page.locator('[data-row-link]').first().waitFor()
    await context.setOffline(true)
    await page.getByPlaceholder('Search… (press /)').or(page.getByRole('searchbox')).first().fill('Girgis')
    const said = page.locator('#content').getByText('The server was not reached.')
    await said.waitFor()
    expect(await axe(page)).toEqual([])
    await context.setOffline(false)
    await page.locator('[data-row-link]').filter({ hasText: 'Girgis' }).first().waitFor()
    expect(await said.count()).toBe(0)
    expectErrors(errors, /ERR_INTERNET_DISCONNECTED/)
    expect(errors).toEqual([])
  })

  test('the palette finds pages by folded Arabic', async () => {
    const { page, errors } = await comeAs('huda', '/pages/sessions')
    await page.getByRole('button', { name: 'بحث' }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog', { name: 'البحث السريع' }).waitFor()
    // With ه for ة, as many people type.
    await page.keyboard.type('تغيير كلمه')
    await page.getByRole('option', { name: 'تغيير كلمة المرور', selected: true }).waitFor()
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/ChangePassword$/)
    expect(errors).toEqual([])
  })

  test('a starred page stands at the top of the menu, here and after a new log-in', async () => {
    const { page } = await comeAs('sami', '/pages/sessions')
    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/api/Account/SaveSettings') && response.ok(),
    )
    await page.getByRole('button', { name: 'تمييز هذه الصفحة' }).click()
    await page.locator('aside').getByRole('link', { name: 'الأجهزة والجلسات' }).waitFor()
    await saved
    // The log-in brings along what the account keeps.
    const elsewhere = await come()
    await logIn(elsewhere.page, cast.sami.email, castPassword, '/ChangePassword')
    await elsewhere.page.locator('aside').getByRole('link', { name: 'الأجهزة والجلسات' }).waitFor()
  })

  test('no title of the menu is cut, in the language of the longest ones', async () => {
    const { page } = await comeAs('nadia', '/home', { language: 'fr' })
    const menu = page.locator('aside')
    const folded = menu.locator('button[aria-expanded=false]')
    await folded.first().waitFor()
    while ((await folded.count()) > 0) await folded.first().click()
    const cut = await menu
      .locator('a span:not(:empty)')
      .evaluateAll((all) =>
        all.filter((each) => each.scrollWidth > each.clientWidth + 1).map(({ textContent }) => textContent),
      )
    expect(cut).toEqual([])
  })

  test('on a phone the menu is a drawer that closes with Esc and gives the focus back', async () => {
    const visitor = await comeAs('nadia', '/ChangePassword', { viewport: phone })
    const { page, errors } = visitor
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await overflowing(page)).toEqual([])
    // The sidebar would only be hidden there; to draw it costs a slow phone a fifth of its first page.
    expect(await page.locator('aside').count()).toBe(0)
    const button = page.getByRole('button', { name: 'فتح القائمة' })
    await button.click()
    await page.getByRole('dialog', { name: 'القائمة الرئيسية' }).waitFor()
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'القائمة الرئيسية' }).waitFor({ state: 'hidden' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(pathOf(visitor)).toBe('/ChangePassword')
    expect(errors).toEqual([])
  })

  test('the focus goes to the content on arrival, and the skip link leads there', async () => {
    const { page } = await comeAs('nadia', '/ChangePassword')
    await page.locator('header button[aria-haspopup=menu]').last().click()
    await page.getByRole('menuitem', { name: 'الأجهزة والجلسات' }).click()
    await page.getByRole('heading', { level: 1, name: 'الأجهزة والجلسات' }).waitFor()
    await page.waitForFunction(() => document.activeElement?.id === 'content')
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
  })
})

describe.each(['default', 'semi-dark', 'dark'] as const)('in the %s theme', (theme) => {
  test('login, a form and the settings are clean in Arabic and in English', async () => {
    const { page, errors } = await come({ theme, language: 'ar' })
    const speak = (language: 'ar' | 'en') =>
      page.evaluate((chosen) => sessionStorage.setItem('SaveLang', chosen), language)
    const formIsClean = async (settings: string) => {
      await page.getByRole('heading', { level: 1 }).waitFor()
      await still(page)
      expect(await axe(page)).toEqual([])
      await page.getByRole('button', { name: settings }).click()
      await page.getByRole('dialog').waitFor()
      expect(await axe(page)).toEqual([])
    }
    for (const language of ['ar', 'en'] as const) {
      if (language === 'en') await speak(language)
      await page.goto('/pages/login')
      await page.locator(`html[lang=${language}] button[type=submit]`).waitFor()
      // The form stands there before the program, which then draws it anew in the theme's colours.
      await still(page)
      expect(await axe(page)).toEqual([])
    }
    await comeIn(page, cast.nadia.email, castPassword, '/ChangePassword')
    await formIsClean('Display settings')
    await speak('ar')
    await page.reload()
    await formIsClean('إعدادات العرض')
    expect(errors).toEqual([])
  })
})

test.each([undefined, phone])('the head of a drawer stands below the bars of every page', async (viewport) => {
  const { page } = await comeAs('layla', '/ExamResult', { ...(viewport && { viewport }) })
  await page.getByRole('button', { name: 'إجاباتي' }).click()
  const drawer = page.getByRole('dialog')
  const close = drawer.getByRole('button', { name: 'إغلاق' })
  // The topmost thing at the middle of the cross is the cross.
  const isReached = () =>
    close.evaluate((button) => {
      const box = button.getBoundingClientRect()
      const height = parseFloat(getComputedStyle(document.documentElement).fontSize) * 1.75
      return box.top >= height && button.contains(document.elementFromPoint(box.x + box.width / 2, box.y + 2))
    })
  await expect.poll(isReached).toBe(true)
  await drawer.getByText('السؤال ٦ من ٦').scrollIntoViewIfNeeded()
  await expect.poll(isReached).toBe(true)
})

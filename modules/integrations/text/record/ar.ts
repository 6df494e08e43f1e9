import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as integrations } from '../ar.ts'

export const ar = {
  rights: {
    makeToken: integrations.acts.makeToken.do,
    revokeToken: 'إلغاء رمز وصول',
    addWebhook: 'إضافة نظام يُبلَّغ',
    editWebhook: 'تعديل إبلاغ نظام',
    enableWebhook: 'تشغيل إبلاغ نظام',
    disableWebhook: 'إيقاف إبلاغ نظام',
    deleteWebhook: 'حذف إبلاغ نظام',
    renewWebhookSecret: integrations.acts.renewWebhookSecret.do,
    sendTestEvent: integrations.acts.sendTestEvent.do,
    resendFailed: integrations.acts.resendFailed.do,
    resendDelivery: 'إعادة إرسال رسالة',
  },
  columns: {
    name: terms.name,
    prefix: integrations.fields.prefix,
    role: terms.role,
    reads: integrations.fields.reads,
    writes: integrations.fields.writes,
    networks: integrations.fields.networks,
    expiresAt: integrations.fields.expiresAt,
    endedWhy: integrations.fields.endedWhy,
    url: integrations.fields.url,
    events: integrations.fields.events,
    state: terms.state,
    disabledWhy: 'سبب التوقف',
    accountId: integrations.fields.owner,
  },
  facts: {
    why: terms.reason,
    since: integrations.fields.since,
    count: 'العدد',
    deliveryId: integrations.fields.message,
  },
}

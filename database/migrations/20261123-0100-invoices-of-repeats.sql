-- A repeat of an exam that is not free is invoiced as everything else is. Of those invoiced before nobody wrote down an
-- amount or a number: they get an invoice over nothing, under a number beside the series, that bears what proved the payment.
with invoiced as (
  select p.*, e.code, e.name, case when p.state in ('paid', 'granted', 'used') then 'paid'
      when p.state in ('expired', 'rejected') then 'void' else 'sent' end as becomes
  from exams.repeat_exam p join exams.exam e on e.id = p.exam_id
  where p.state in ('invoiced', 'proofUploaded', 'paid') or p.swift_code is not null or p.file_id is not null
), added as (
  insert into billing.invoice (number, subject_kind, subject_id, subject_code, payer_kind, payer_trainee_id, currency, base_currency,
    rate, amount_minor, line_count, issued_at, issued_by, due_on, state)
  select 'REPEAT-' || p.id, 'repeatExam', p.id, p.code, 'trainee', p.trainee_id, s.currency, s.currency, 1, 0, 1,
    coalesce(p.decided_at, p.requested_at), coalesce(p.decided_by, p.requested_by, 0), (p.expires_at at time zone 'UTC')::date, p.becomes
  from invoiced p
  cross join (select coalesce((select value #>> '{}' from platform.setting where key = 'currency'), 'USD') as currency) s
  returning id, subject_id
), lines as (
  insert into billing.invoice_line (invoice_id, position, text, quantity, unit_minor, amount_minor)
  select a.id, 1, p.name, 1, 0, 0 from added a join invoiced p on p.id = a.subject_id
)
insert into billing.proof (invoice_id, file_id, swift_code, state, reason, uploaded_by, uploaded_at, decided_by, decided_at)
select a.id, p.file_id, p.swift_code, d.state, case when d.state = 'rejected' then p.reason end, coalesce(t.account_id, 0), p.requested_at,
  case when d.state <> 'uploaded' then p.decided_by end, case when d.state <> 'uploaded' then p.decided_at end
from added a
join invoiced p on p.id = a.subject_id
join people.trainee t on t.id = p.trainee_id
cross join lateral (select case when p.state in ('paid', 'granted', 'used') then 'verified'
  when p.state in ('proofUploaded', 'expired') then 'uploaded' else 'rejected' end as state) d
where p.swift_code is not null or p.file_id is not null;

alter table exams.repeat_exam drop column swift_code, drop column file_id;

-- Accounts as they are looked for: by name or address, in folded form.
alter table identity.account add column search text
  generated always as (platform.fold(name_ar || ' ' || name_en || ' ' || email)) stored;
create index account_search on identity.account using gin (search gin_trgm_ops);
create index account_name on identity.account (name_ar, id);
create index account_state on identity.account (state, id);
create index account_last_login on identity.account (last_login_at nulls first, id);
create index account_permissions on identity.account using gin (permissions);

-- A session in which an administrator acts as somebody else. It belongs to the administrator's own session and ends with it.
alter table identity.session
  add column acting_admin_id integer references identity.account (id),
  add column acting_from uuid references identity.session (id) on delete cascade,
  add column acting_reason text,
  -- when its end was put on record
  add column acting_ended_at timestamptz,
  add constraint session_acting check (
    (acting_admin_id is null) = (acting_from is null) and (acting_admin_id is null) = (acting_reason is null)
    and acting_admin_id is distinct from account_id);
create index session_acting on identity.session (created_at) where acting_admin_id is not null and acting_ended_at is null;
create index session_acting_from on identity.session (acting_from) where acting_from is not null;

-- The administrator who acted as the event's actor.
alter table platform.event add column acting_admin_id integer;

-- What identity asks to know of people: the record that an account belongs to.
create view identity.own_record_facts as
select account_id, 'trainee' as record_kind, id as record_id, code as record_code from people.trainee where account_id is not null
union all
select account_id, 'instructor', id, code from people.instructor where account_id is not null
union all
select account_id, 'organization', id, code from people.organization where account_id is not null;

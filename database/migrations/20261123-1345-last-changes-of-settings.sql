-- Who changed each setting last is one step, however long the audit is.
create index audit_setting on platform.audit ((data->>'setting'), id) where subject_type = 'setting';

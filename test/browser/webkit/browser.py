#!/usr/bin/python3
"""A browser for tests: bare windows of any size around WebKit, and a line to the test that opened them.

WebKitWebDriver starts it and drives the pages. What the driver can't do goes over a socket, a line of JSON each way:
`{"id": 1, "do": "touch", ...}` is answered with `{"id": 1, "done": ...}` or `{"id": 1, "failed": "why"}`, and what happens
meanwhile is told as `{"tell": "console", ...}`. When the line is cut, the browser ends.
"""

import ctypes
import json
import os
import socket
import sys
import threading

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('JavaScriptCore', '4.1')
gi.require_version('Soup', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gdk, GLib, Gtk, JavaScriptCore, Soup, WebKit2  # noqa: E402

wish = json.loads(sys.argv[1])
line = socket.socket(socket.AF_UNIX)
line.connect(os.path.join(wish['folder'], 'line'))
views = {}
scripts = []
granted = set(wish['permissions'])
asked = {}


def tell(**said):
    line.sendall((json.dumps(said) + '\n').encode())


def listen(stream, hear, on_end):
    """Hands every line of a stream to the main loop, and tells it of the end."""

    def read():
        for text in stream:
            GLib.idle_add(lambda text=text: hear(text), priority=GLib.PRIORITY_DEFAULT)
        GLib.idle_add(on_end, priority=GLib.PRIORITY_DEFAULT)

    threading.Thread(target=read, daemon=True).start()


def hear_console():
    """WebKit writes every message of a page's console to where errors go, whatever the setting's name says."""
    reading, writing = os.pipe()
    os.dup2(writing, 2)
    os.close(writing)
    listen(os.fdopen(reading, errors='replace'), lambda text: tell(tell='console', text=text.rstrip()), lambda: None)


# Not one that keeps nothing: of such a one WebKit does not write what its pages complain about.
data = WebKit2.WebsiteDataManager(
    base_data_directory=os.path.join(wish['folder'], 'data'), base_cache_directory=os.path.join(wish['folder'], 'cache')
)
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)
context.set_preferred_languages([wish['language']])
look = Gtk.Settings.get_default()
look.set_property('gtk-enable-animations', wish['moves'])
look.set_property('gtk-application-prefer-dark-theme', wish['dark'])
# A mouse finds bars beside what it scrolls; under a finger they appear over it.
look.set_property('gtk-overlay-scrolling', wish['touch'])


# Where the class of a GdkSeat keeps the function that tells what belongs to it.
CAPABILITIES_OFFSET = 160


def pretend_touchscreen():
    """The screens of tests have a mouse. WebKit asks GTK what there is, and is told of a touch screen instead."""
    seat = Gdk.Display.get_default().get_default_seat()
    kind = ctypes.c_void_p.from_address(hash(seat)).value
    there = int(Gdk.SeatCapabilities.TOUCH | Gdk.SeatCapabilities.KEYBOARD)
    pretend_touchscreen.answer = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)(lambda _seat: there)
    answer = ctypes.cast(pretend_touchscreen.answer, ctypes.c_void_p).value
    ctypes.c_void_p.from_address(kind + CAPABILITIES_OFFSET).value = answer


if wish['touch']:
    pretend_touchscreen()


# What Safari has, and WebKitGTK can do but leaves out.
features = WebKit2.Settings.get_all_features()
of_safari = [
    feature
    for feature in map(features.get, range(features.get_length()))
    if feature.get_identifier() in ('StorageAPI', 'StorageAPIEstimate')
]


def settings():
    made = WebKit2.Settings()
    for feature in of_safari:
        made.set_feature_enabled(feature, True)
    # Those of pages: tests go on looking into them all the same.
    made.set_enable_javascript(wish['scripts'])
    made.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    made.set_enable_write_console_messages_to_stdout(True)
    if 'userAgent' in wish:
        made.set_user_agent(wish['userAgent'])
    return made


def user_script(source):
    frames = WebKit2.UserContentInjectedFrames.TOP_FRAME
    return WebKit2.UserScript.new(source, frames, WebKit2.UserScriptInjectionTime.START, None, None)


def on_permission(view, request):
    kind = type(request).__name__.removesuffix('PermissionRequest').lower()
    tell(tell='permission', view=view.number, kind=kind)
    (request.allow if kind + 's' in granted or kind in granted else request.deny)()
    return True


def on_request(view, resource, request):
    tell(tell='request', view=view.number, url=request.get_uri())

    def on_response(*_):
        response = resource.get_response()
        if response is not None:
            tell(tell='response', view=view.number, url=resource.get_uri(), status=response.get_status_code())

    resource.connect('finished', on_response)


def on_close(view):
    del views[view.number]
    view.get_toplevel().destroy()


def new_view(_session):
    number = max(views, default=0) + 1
    manager = WebKit2.UserContentManager()
    for source in scripts:
        manager.add_script(user_script(source))
    for name, answer in (('route', on_route), ('clipboard', on_clipboard)):
        manager.connect(f'script-message-with-reply-received::{name}', answer)
        manager.register_script_message_handler_with_reply(name, None)
    view = WebKit2.WebView(
        web_context=context, settings=settings(), user_content_manager=manager, is_controlled_by_automation=True
    )
    view.number = number
    view.connect('permission-request', on_permission)
    view.connect('resource-load-started', on_request)
    view.connect('notify::uri', lambda *_: tell(tell='address', view=number, url=view.get_uri()))
    view.connect('close', on_close)
    window = Gtk.Window()
    window.set_default_size(wish['width'], wish['height'])
    window.add(view)
    window.show_all()
    views[number] = view
    tell(tell='view', view=number)
    return view


def on_route(_manager, value, reply):
    number = len(asked) + 1
    asked[number] = (value.get_context(), reply)
    tell(tell='route', route=number, url=value.to_string())
    return True


def on_clipboard(_manager, value, reply):
    text = Gtk.Clipboard.get(Gdk.SELECTION_CLIPBOARD).wait_for_text()
    reply.return_value(JavaScriptCore.Value.new_string(value.get_context(), text or ''))
    return True


def on_automation(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('browser.py')
    session.set_application_info(info)
    session.connect('create-web-view', new_view)


def on_download(_context, download):
    def decide(_download, name):
        download.set_allow_overwrite(True)
        download.set_destination(GLib.filename_to_uri(os.path.join(wish['folder'], name)))
        return True

    def on_finished(_download):
        path, _host = GLib.filename_from_uri(download.get_destination())
        tell(tell='download', path=path)

    download.connect('decide-destination', decide)
    download.connect('finished', on_finished)
    download.connect('failed', lambda _, error: tell(tell='download', failed=error.message))


context.connect('automation-started', on_automation)
context.connect('download-started', on_download)


# What can be asked for. Each answers through `done`, at once or later.


def add_script(done, source, view=None):
    """For one window, or for all that there are and will be."""
    if view is None:
        scripts.append(source)
    for target in views.values() if view is None else [views[view]]:
        target.get_user_content_manager().add_script(user_script(source))
    done()


def change_look(done, dark=None, moves=None):
    if dark is not None:
        look.set_property('gtk-application-prefer-dark-theme', dark)
    if moves is not None:
        look.set_property('gtk-enable-animations', moves)
    done()


def grant(done, permissions):
    granted.update(permissions)
    done()


def set_offline(done, offline):
    """Nobody listens at port 9: whatever is asked for there fails at once."""
    if offline:
        nowhere = WebKit2.NetworkProxySettings.new('http://127.0.0.1:9', None)
        data.set_network_proxy_settings(WebKit2.NetworkProxyMode.CUSTOM, nowhere)
    else:
        data.set_network_proxy_settings(WebKit2.NetworkProxyMode.NO_PROXY, None)
    done()


def get_cookies(done, url):
    def on_cookies(manager, result):
        found = manager.get_cookies_finish(result)
        done([{'name': cookie.get_name(), 'value': cookie.get_value()} for cookie in found])

    data.get_cookie_manager().get_cookies(url, None, on_cookies)


def set_cookie(done, url, header):
    cookie = Soup.Cookie.parse(header, GLib.Uri.parse(url, GLib.UriFlags.NONE))
    data.get_cookie_manager().add_cookie(cookie, None, lambda *_: done())


def forget_files(done):
    kinds = WebKit2.WebsiteDataTypes.MEMORY_CACHE | WebKit2.WebsiteDataTypes.DISK_CACHE
    data.clear(kinds, 0, None, lambda *_: done())


def answer_route(done, route, answer):
    page, reply = asked.pop(route)
    reply.return_value(JavaScriptCore.Value.new_string(page, json.dumps(answer)))
    done()


def reload(done, view):
    """The driver sometimes does not notice that a page is there again."""
    target = views[view]

    def on_load(_view, event):
        if event == WebKit2.LoadEvent.FINISHED:
            target.disconnect(loading)
            done()

    loading = target.connect('load-changed', on_load)
    target.reload()


def resize(done, view, width, height):
    """There is no window manager that might have another opinion."""
    views[view].get_toplevel().resize(width, height)
    done()


def take_picture(done, view, path):
    """As it is on the screen. The driver would wait for a picture that only a graphics processor makes."""
    target = views[view]
    target.get_window().get_toplevel().raise_()

    def take():
        size = target.get_allocation()
        Gdk.pixbuf_get_from_window(target.get_window(), 0, 0, size.width, size.height).savev(path, 'png', [], [])
        done()

    def on_painted(*_):
        frames.disconnect(painting)
        GLib.idle_add(take, priority=GLib.PRIORITY_LOW)

    frames = target.get_frame_clock()
    painting = frames.connect('after-paint', on_painted)
    target.queue_draw()


touches = {
    'begin': Gdk.EventType.TOUCH_BEGIN,
    'move': Gdk.EventType.TOUCH_UPDATE,
    'end': Gdk.EventType.TOUCH_END,
}
# Where GdkEventTouch keeps which finger it is: a pointer that nobody looks behind, and that Python can't make.
SEQUENCE_OFFSET = 56


def touch(done, view, kind, finger, x, y):
    """What GTK tells a window about a finger on a touch screen."""
    target = views[view]
    event = Gdk.Event.new(touches[kind])
    event.touch.window = target.get_window()
    event.touch.time = GLib.get_monotonic_time() // 1000 & 0xFFFFFFFF
    event.touch.x, event.touch.y = x, y
    event.touch.x_root, event.touch.y_root = x, y
    event.touch.emulating_pointer = finger == 0
    ctypes.c_void_p.from_address(hash(event) + SEQUENCE_OFFSET).value = finger + 1
    event.set_device(Gdk.Display.get_default().get_default_seat().get_pointer())
    target.event(event)
    done()


deeds = {
    'script': add_script,
    'look': change_look,
    'grant': grant,
    'offline': set_offline,
    'cookies': get_cookies,
    'cookie': set_cookie,
    'forgetFiles': forget_files,
    'route': answer_route,
    'reload': reload,
    'resize': resize,
    'picture': take_picture,
    'touch': touch,
}


def obey(id, do, **details):
    def done(value=None):
        tell(id=id, done=value)

    try:
        deeds[do](done, **details)
    except Exception as error:
        tell(id=id, failed=repr(error))


hear_console()
listen(line.makefile(), lambda text: obey(**json.loads(text)), Gtk.main_quit)
Gtk.main()

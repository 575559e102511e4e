#pragma once

#include <memory>
#include <new>
#include <sqlite3.h>
#include <stdexcept>

namespace crownhead::db {

/// A file of our own VFS, which acts before or after the system's file does. `File` is the type
/// derived from this one; it has `wrapped`, the SQLITE_OPEN_ flags of the files that it is for, and
/// `methods`. SQLite owns its memory; the system's own file follows it there.
template <class File>
class ForwardingFile : public sqlite3_file {
 public:
  static File& of(sqlite3_file* file) { return *static_cast<File*>(file); }

  sqlite3_file* inner() {
    static_assert(sizeof(File) % alignof(sqlite3_int64) == 0 && alignof(File) <= alignof(void*));
    return reinterpret_cast<sqlite3_file*>(static_cast<File*>(this) + 1);
  }

 private:
  ForwardingFile() : sqlite3_file{} {}
  friend File;
};

/// Calls the method of the system's file.
template <class File, auto Method, class... Args>
auto at_once(sqlite3_file* file, Args... args) {
  auto* const inner = File::of(file).inner();
  return (inner->pMethods->*Method)(inner, args...);
}

template <class File>
int close_outer(sqlite3_file* file) {
  auto& outer = File::of(file);
  const int code = outer.inner()->pMethods->xClose(outer.inner());
  std::destroy_at(&outer);
  return code;
}

/// Returns all methods of the system's file, for a type that overrides some.
template <class File>
constexpr sqlite3_io_methods passed_on() {
  using Methods = sqlite3_io_methods;
  return {
      .iVersion = 2,
      .xClose = close_outer<File>,
      .xRead = at_once<File, &Methods::xRead, void*, int, sqlite3_int64>,
      .xWrite = at_once<File, &Methods::xWrite, const void*, int, sqlite3_int64>,
      .xTruncate = at_once<File, &Methods::xTruncate, sqlite3_int64>,
      .xSync = at_once<File, &Methods::xSync, int>,
      .xFileSize = at_once<File, &Methods::xFileSize, sqlite3_int64*>,
      .xLock = at_once<File, &Methods::xLock, int>,
      .xUnlock = at_once<File, &Methods::xUnlock, int>,
      .xCheckReservedLock = at_once<File, &Methods::xCheckReservedLock, int*>,
      .xFileControl = at_once<File, &Methods::xFileControl, int, void*>,
      .xSectorSize = at_once<File, &Methods::xSectorSize>,
      .xDeviceCharacteristics = at_once<File, &Methods::xDeviceCharacteristics>,
      .xShmMap = at_once<File, &Methods::xShmMap, int, int, int, void volatile**>,
      .xShmLock = at_once<File, &Methods::xShmLock, int, int, int>,
      .xShmBarrier = at_once<File, &Methods::xShmBarrier>,
      .xShmUnmap = at_once<File, &Methods::xShmUnmap, int>,
      .xFetch = nullptr,
      .xUnfetch = nullptr,
  };
}

/// Returns the VFS that was the default when the VFS of these files was registered.
template <class File>
sqlite3_vfs& inner_vfs() {
  static sqlite3_vfs* const vfs = sqlite3_vfs_find(nullptr);
  return *vfs;
}

template <class File>
int open_outer(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* out_flags) {
  auto& vfs = inner_vfs<File>();
  if ((flags & File::wrapped) == 0) return vfs.xOpen(&vfs, name, file, flags, out_flags);
  auto* const outer = ::new (static_cast<void*>(file)) File();
  const int code = vfs.xOpen(&vfs, name, outer->inner(), flags, out_flags);
  // SQLite closes any file that has methods, even after a failure.
  if (outer->inner()->pMethods)
    outer->pMethods = &File::methods;
  else
    std::destroy_at(outer);
  return code;
}

/// Registers a VFS that opens files of this type, in addition to the default or as the default.
/// Returns its name.
template <class File>
const char* register_outer_vfs(const char* name, bool as_default = false) {
  static sqlite3_vfs vfs = inner_vfs<File>();
  vfs.zName = name;
  vfs.szOsFile += static_cast<int>(sizeof(File));
  vfs.xOpen = open_outer<File>;
  if (sqlite3_vfs_register(&vfs, as_default ? 1 : 0) != SQLITE_OK)
    throw std::logic_error("SQLite does not accept another VFS");
  return vfs.zName;
}

}  // namespace crownhead::db
